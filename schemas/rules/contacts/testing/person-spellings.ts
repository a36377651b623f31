/** Persons behind words that say whom to turn to. */
export const PERSON_SPELLINGS = String.raw`
en|Contact: ⟦Jane Doe⟧, Head of Sales
en|Contact: ⟦Jane Doe⟧
en|Contact - ⟦Jane Doe⟧
en|Contact – ⟦Jane M. Doe⟧, Berlin
en|Contact person: ⟦Jane Doe⟧
en|Contact name: ⟦Jane Doe⟧
en|Contact Name = ⟦Jane Doe⟧
en|CONTACT: ⟦JANE DOE⟧
en|contact: ⟦jane doe⟧
en|Contact: ⟦Dr. Jane Doe⟧
en|Contact: ⟦Mr. John O'Neill⟧
en|Contact: ⟦Mrs Doe⟧ in the office.
en|Contact: ⟦Jane Doe-Smith⟧.
en|Contact: ⟦Doe, Jane⟧
en|Contact ⟦Jane Doe⟧ for a license.
en|Please contact ⟦Ms. Jane Doe⟧ for a license.
en|Author contact: ⟦Jane Doe⟧
en|Author's contact: ⟦Jane Doe⟧
en|Sales contact: ⟦Jane Doe⟧
en|Support contact: ⟦Jane van der Berg⟧
en|Press contact: ⟦Jane Doe⟧
en|Point of contact: ⟦Jane Doe⟧
en|Responsible person: ⟦Jane Doe⟧
en|Person in charge: ⟦Jane Doe⟧
en|Attn: ⟦Jane Doe⟧
en|Attention: ⟦Mr. Doe⟧
en|c/o ⟦Jane Doe⟧
en|Your contact is ⟦Jane Doe⟧.
en|Technical Contact:\n⟦Jane Doe⟧
en|Data protection officer: ⟦Jane Doe⟧
de|Ansprechpartner: ⟦Erika Mustermann⟧
de|Ansprechpartnerin: ⟦Frau Dr. Erika Mustermann⟧
de|Ansprechpartner ist ⟦Herr Max Mustermann⟧.
de|Ihr Ansprechpartner: ⟦Max Mustermann⟧, Vertrieb
de|Kontakt: ⟦Max Mustermann⟧
de|Kontaktperson: ⟦Max Mustermann⟧
de|Zuständig: ⟦Jörg Müller-Lüdenscheidt⟧
de|Verantwortlich: ⟦Max Mustermann⟧
de|Verantwortlich i.S.d. § 18 MStV: ⟦Max Mustermann⟧
de|Sachbearbeiterin: ⟦Frau Mustermann⟧
de|Datenschutzbeauftragter: ⟦Max Mustermann⟧
de|z. Hd. ⟦Herrn Max Mustermann⟧
fr|Responsable : ⟦Jeanne Dupont⟧
fr|Contact : ⟦Mme Jeanne Dupont⟧
fr|Personne à contacter : ⟦M. Jean Dupont⟧
fr|Interlocuteur : ⟦Jean-Pierre Lefèvre⟧
fr|Votre contact : ⟦Jean DUPONT⟧
es|Contacto: ⟦Juana García López⟧
es|Persona de contacto: ⟦Sra. Juana García⟧
es|Responsable: ⟦Juan Pérez⟧
pt|Contato: ⟦João da Silva⟧
pt|Pessoa de contacto: ⟦Maria dos Santos⟧
pt|Responsável: ⟦João Silva⟧
it|Contatto: ⟦Gianna Rossi⟧
it|Referente: ⟦Dott. Mario Rossi⟧
it|Persona di contatto: ⟦Mario Rossi⟧
nl|Contactpersoon: ⟦Jan de Vries⟧
sv|Kontaktperson: ⟦Åsa Öberg⟧
da|Kontaktperson: ⟦Søren Ærø⟧
fi|Yhteyshenkilö: ⟦Matti Meikäläinen⟧
pl|Osoba kontaktowa: ⟦Jan Kowalski⟧
pl|Kontakt: ⟦Anna Wiśniewska⟧
cs|Kontaktní osoba: ⟦Jan Novák⟧
sk|Kontaktná osoba: ⟦Ján Novák⟧
hu|Kapcsolattartó: ⟦Kovács János⟧
ro|Persoană de contact: ⟦Ion Popescu⟧
tr|İletişim: ⟦Ayşe Yılmaz⟧
tr|İrtibat kişisi: ⟦Mehmet Öz⟧
ru|Контактное лицо: ⟦Иванов Иван Иванович⟧
ru|Контакт: ⟦Иван Иванов⟧
uk|Контактна особа: ⟦Іван Петренко⟧
el|Υπεύθυνος επικοινωνίας: ⟦Γιώργος Παπαδόπουλος⟧
zh|联系人：⟦张伟⟧
zh|聯絡人：⟦王小明⟧
ja|担当者：⟦山田太郎⟧
ja|担当：⟦山田 太郎⟧
ko|담당자: ⟦김철수⟧
ar|جهة الاتصال: ⟦محمد علي⟧
he|איש קשר: ⟦ישראל ישראלי⟧
vi|Người liên hệ: ⟦Nguyễn Văn An⟧
id|Narahubung: ⟦Budi Santoso⟧
en|Developer: ⟦Jane Doe⟧
en|**Author:** ⟦Jane Q. Doe⟧
en|Maintained by: ⟦Tom Lee⟧
en|Author = ⟦Jane Doe⟧
de|Autor: ⟦Hans Müller⟧
de|Entwicklerin: ⟦Anna Schmidt⟧
fr|Auteur : ⟦Marie Dupont⟧
es|Desarrollador: ⟦Luis García⟧
it|Sviluppatore: ⟦Paolo Rossi⟧
cs|Vývojář: ⟦Petr Malý⟧
hu|Szerző: ⟦Nagy Éva⟧
ru|Автор: ⟦Иван Петров⟧
uk|Розробник: ⟦Олена Коваль⟧
zh|作者：⟦李娜⟧
ko|개발자: ⟦박지훈⟧
`;
