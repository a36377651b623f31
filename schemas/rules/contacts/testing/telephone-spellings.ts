/**
 * Telephone numbers, by country and by trick. Those of a range set aside for fiction come from it, where the country has
 * one; the others are made up of rows and repetitions.
 */
export const TELEPHONE_SPELLINGS = String.raw`
de|Call ⟦030 1234567⟧
de|Tel.-Nr. ⟦030 1234567⟧
gb|Ring us on ⟦020 7946 0958⟧ any time.
fr|Nous sommes au ⟦01 23 45 67 89⟧ le matin.
xx|Call ⟦+４９ ３０ １２３４５６７⟧ today.
de|Reach us: ⟦[+49] 30 1234567⟧
gb|⟦020 7946 0958⟧
fr|⟦01 23 45 67 89⟧
xx|See ⟦+49 30 23125 123⟧ for help.
xx|See ⟦+493023125123⟧ for help.
xx|See ⟦+49 (0) 30 23125-123⟧ for help.
xx|See ⟦+49(0)30/23125123⟧ for help.
xx|See ⟦+49-30-23125-123⟧ for help.
xx|See ⟦+49.30.23125.123⟧ for help.
xx|See ⟦+49·30·23125123⟧ for help.
xx|See ⟦+49 • 30 • 23125123⟧ for help.
xx|See ⟦+49_30_23125123⟧ for help.
xx|See ⟦+49~30~23125123⟧ for help.
xx|See ⟦+49|30|23125123⟧ for help.
xx|See ⟦+49, 30, 23125123⟧ for help.
xx|See ⟦+ 49 30 23125123⟧ for help.
xx|See ⟦(+49) 30 23125123⟧ for help.
xx|See ⟦{+49} 30 23125123⟧ for help.
xx|See ⟦<+49> 30 23125123⟧ for help.
xx|See ⟦++49 30 23125123⟧ for help.
xx|See ⟦0049 30 23125123⟧ for help.
xx|See ⟦00 49 30 23125123⟧ for help.
xx|See ⟦0049-(0)30-23125123⟧ for help.
xx|See ⟦004930 23125123⟧ for help.
xx|See ⟦00493023125123⟧ for help.
xx|See ⟦(0049) 30 23125123⟧ for help.
us|See ⟦011 49 30 23125123⟧ for help.
xx|See ⟦tel:+493023125123⟧ for help.
xx|See <⟦tel:+49-30-23125-123⟧> for help.
xx|See ⟦tel:030-23125123;phone-context=+49⟧ for help.
xx|See ⟦sms:+12125550199⟧ for help.
xx|See ⟦callto:+12125550199⟧ for help.
xx|See https://⟦wa.me/12125550199⟧ for help.
xx|See https://⟦api.whatsapp.com/send?phone=12125550199⟧ for help.
xx|See https://⟦t.me/+12125550199⟧ for help.
xx|See https://example.org/?call=⟦%2B49%2030%2023125123⟧ for help.
xx|See ⟦%2B493023125123⟧ for help.
xx|See ⟦+49%2030%2023125123⟧ for help.
xx|See ⟦+49&nbsp;30&nbsp;23125123⟧ for help.
xx|See ⟦&#43;49 30 23125123⟧ for help.
xx|See ⟦&plus;49 30 23125123⟧ for help.
xx|See ⟦&#x2b;49 30 23125123⟧ for help.
xx|See ⟦+&#52;&#57; 30 23125123⟧ for help.
xx|See ⟦+49 30 23\u200b125\u200b123⟧ for help.
xx|See ⟦+\u200b49\u200b30\u200b23125123⟧ for help.
xx|See ⟦+49\u00ad30\u00ad23125123⟧ for help.
xx|See ⟦+49\u206030\u206023125123⟧ for help.
xx|See ⟦+49\u00a030\u00a023125123⟧ for help.
xx|See ⟦+49\u202f30\u202f23125123⟧ for help.
xx|See ⟦+49\u200930\u200923125123⟧ for help.
xx|See ⟦+49\u300030\u300023125123⟧ for help.
xx|See ⟦+49 – 30 – 23125123⟧ for help.
xx|See ⟦+49—30—23125123⟧ for help.
xx|See ⟦+49‑30‑23125123⟧ for help.
xx|See ⟦+49−30−23125123⟧ for help.
xx|See ⟦＋49 30 23125123⟧ for help.
xx|See ⟦+𝟒𝟗 𝟑𝟎 𝟐𝟑𝟏𝟐𝟓𝟏𝟐𝟑⟧ for help.
xx|See ⟦+④⑨ ③⓪ ②③①②⑤①②③⟧ for help.
xx|See ⟦+⁴⁹ ³⁰ ²³¹²⁵¹²³⟧ for help.
ar|اتصل على ⟦+٩٦٦ ١١ ٢٣٤ ٥٦٧٨⟧ اليوم
ar|هاتف: ⟦٠١١ ٢٣٤ ٥٦٧٨⟧
fa|تلفن: ⟦۰۲۱-۱۲۳۴۵۶۷۸⟧
hi|फ़ोन: ⟦०११-२३४५६७८९⟧
bn|ফোন: ⟦০২-৯৮৭৬৫৪৩২⟧
th|โทร. ⟦๐๒-๑๒๓-๔๕๖๗⟧
xx|Phone: ⟦4 9 3 0 2 3 1 2 5 1 2 3⟧
xx|Phone: ⟦+4 9 3 0 2 3 1 2 5 1 2 3⟧
xx|Phone: ⟦0-3-0-2-3-1-2-5-1-2-3⟧
xx|Phone: ⟦zero three zero two three one two five one two three⟧
xx|Phone: ⟦plus four nine three zero two three one two five⟧
en|Call ⟦five five five, zero one, nine nine⟧ now.
de|Telefon: ⟦null drei null zwei drei eins zwei fünf⟧
fr|Téléphone : ⟦zéro un deux trois quatre cinq six sept huit neuf⟧
es|Teléfono: ⟦nueve uno dos tres cuatro cinco seis siete ocho⟧
us|See ⟦(212) 555-0199⟧ for help.
us|See ⟦(212)555-0199⟧ for help.
us|See ⟦212-555-0199⟧ for help.
us|See ⟦212.555.0199⟧ for help.
us|See ⟦212 555 0199⟧ for help.
us|See ⟦1-212-555-0199⟧ for help.
us|See ⟦1 (212) 555-0199⟧ for help.
us|See ⟦+1 212 555 0199⟧ for help.
us|See ⟦212/555-0199⟧ for help.
us|See ⟦212 - 555 - 0199⟧ for help.
us|See ⟦(212) 555 - 0199⟧ for help.
us|See ⟦[212] 555-0199⟧ for help.
us|See ⟦1-800-555-0199⟧ toll free.
us|Toll-free: ⟦800-555-0199⟧
us|Call toll free ⟦1-800-GET-HELP⟧ now.
us|Phone: ⟦2125550199⟧
us|Call ⟦2125550199⟧.
us|Phone ⟦555-0199⟧
us|Call us at ⟦212 555 0199⟧.
us|Call us: ⟦(212) 555-0199⟧, ext. 12
us|Cell: ⟦212.555.0199⟧
us|Voice ⟦212-555-0199⟧, Fax ⟦212-555-0198⟧
us|Text ⟦212-555-0199⟧
us|T: ⟦212-555-0199⟧ F: ⟦212-555-0198⟧
us|T ⟦+1 212 555 0199⟧ | F ⟦+1 212 555 0198⟧
us|Phone number is ⟦212 5550199⟧.
us|Phone/Fax: ⟦212 555 0199⟧
us|Ph. ⟦212 555 0199⟧
us|Phone #: ⟦212 555 0199⟧
us|Phone (office): ⟦212 555 0199⟧
us|☎ ⟦212 555 0199⟧
us|📞 ⟦2125550199⟧
us|Hotline ⟦800 555 0199⟧
ca|See ⟦(613) 555-0142⟧ for help.
ca|Tél. : ⟦613 555-0142⟧
gb|Tel: ⟦01632 960123⟧
gb|See ⟦01632 960123⟧ for help.
gb|See ⟦(01632) 960123⟧ for help.
gb|See ⟦(020) 7946 0958⟧ for help.
gb|See ⟦07700 900123⟧ for help.
gb|Mobile ⟦07700900123⟧
gb|Freephone ⟦0808 157 0123⟧
gb|Telephone ⟦+44 (0)20 7946 0958⟧
ie|Phone ⟦01 234 5678⟧
ie|See ⟦+353 1 234 5678⟧ for help.
de|Tel. ⟦030/23125-123⟧
de|Telefon ⟦030 – 23 12 51 23⟧
de|Telefonnummer: ⟦(030) 23125 123⟧
de|Rufnummer ⟦030 23125123⟧
de|Ruf: ⟦030 23125123⟧
de|Fax ⟦030 23125124⟧
de|Telefax: ⟦030-23125124⟧
de|Handy ⟦0171 3920012⟧
de|Mobil: ⟦0171-3920012⟧
de|Mobilnummer ⟦01713920012⟧
de|Durchwahl ⟦030 23125-12⟧
de|Tel./Fax ⟦0221 4710123⟧
de|Telefonisch unter ⟦0221 / 4710123⟧ erreichbar.
de|Wir sind unter ⟦(089) 99998 123⟧ zu erreichen.
de|Rufen Sie an: ⟦089/99998123⟧
at|Tel.: ⟦01 5123456⟧
at|Telefon ⟦+43 1 5123456⟧
at|Tel. ⟦0662/123456⟧
ch|Tel. ⟦044 668 18 00⟧
ch|Telefon ⟦+41 44 668 18 00⟧
ch|Wir sind unter ⟦044 668 18 00⟧ erreichbar.
fr|Tél. ⟦01 99 00 12 34⟧
fr|Tél : ⟦01.99.00.12.34⟧
fr|Téléphone : ⟦01-99-00-12-34⟧
fr|Téléphone ⟦0199001234⟧
fr|Portable : ⟦06 39 98 12 34⟧
fr|Appelez le ⟦01 99 00 12 34⟧ !
fr|Appelez-nous au ⟦+33 (0)1 99 00 12 34⟧.
fr|Télécopie : ⟦01 99 00 12 35⟧
fr|N° vert ⟦0 800 12 34 56⟧
be|Tél. ⟦02 123 45 67⟧
be|GSM ⟦0470 12 34 56⟧
nl|Tel. ⟦020-1234567⟧
nl|Telefoon: ⟦020 123 4567⟧
nl|Telefoonnummer ⟦06-12345678⟧
nl|Bel ⟦020 - 123 45 67⟧ voor hulp.
es|Teléfono: ⟦912 34 56 78⟧
es|Tfno. ⟦912345678⟧
es|Tlf: ⟦600 12 34 56⟧
es|Móvil ⟦600 123 456⟧
es|Llame al ⟦912 345 678⟧ ahora.
mx|Tel. ⟦55 1234 5678⟧
mx|Llámanos al ⟦(55) 1234-5678⟧.
ar|Tel.: ⟦(011) 4123-4567⟧
ar|Celular: ⟦11 4123-4567⟧
cl|Fono: ⟦2 2123 4567⟧
co|Celular ⟦300 123 4567⟧
pe|Telf. ⟦(01) 123-4567⟧
br|Telefone: ⟦(11) 3123-4567⟧
br|Fone ⟦11 3123-4567⟧
br|Ligue ⟦(11) 91234-5678⟧ agora.
br|Celular: ⟦(11) 9 1234-5678⟧
br|WhatsApp ⟦(11) 91234-5678⟧
br|Ligue ⟦0800 123 4567⟧
pt|Telefone ⟦21 123 4567⟧
pt|Telemóvel: ⟦912 345 678⟧
it|Telefono: ⟦06 1234567⟧
it|Tel. ⟦06/1234567⟧
it|Cellulare ⟦347 1234567⟧
it|Numero verde ⟦800 123456⟧
it|Chiamaci al ⟦06 1234567⟧.
se|Telefon: ⟦08-465 004 12⟧
se|Tfn ⟦08-465 004 12⟧
se|Mobil ⟦070-174 06 12⟧
se|Ring ⟦031-390 06 12⟧
no|Telefon ⟦22 12 34 56⟧
no|Tlf. ⟦22 12 34 56⟧
no|Ring ⟦800 12 345⟧
dk|Tlf: ⟦12 34 56 78⟧
dk|Telefon ⟦33 12 34 56⟧
fi|Puh. ⟦09 123 4567⟧
fi|Puhelin: ⟦040 123 4567⟧
is|Sími: ⟦555 1234⟧
pl|Tel. ⟦22 123 45 67⟧
pl|Telefon: ⟦600 123 456⟧
pl|Zadzwoń: ⟦+48 22 123 45 67⟧
pl|kom. ⟦600-123-456⟧
cz|Telefon: ⟦221 123 456⟧
cz|Mobil: ⟦601 123 456⟧
sk|Tel.: ⟦02/1234 5678⟧
hu|Telefon: ⟦06 1 123 4567⟧
hu|Tel.: ⟦(06-1) 123-4567⟧
ro|Telefon: ⟦021 123 4567⟧
bg|Тел. ⟦02 123 4567⟧
hr|Tel: ⟦01 1234 567⟧
rs|Tel. ⟦011 123-4567⟧
si|Telefon: ⟦01 123 45 67⟧
gr|Τηλ. ⟦210 123 4567⟧
gr|Τηλέφωνο: ⟦210 1234567⟧
gr|Κινητό: ⟦691 234 5678⟧
ru|Тел.: ⟦8 (495) 123-45-67⟧
ru|Телефон: ⟦8-495-123-45-67⟧
ru|Тел./факс: ⟦(495) 123-45-67⟧
ru|Звоните ⟦8 800 555 01 23⟧ бесплатно
ru|Моб. ⟦8 912 345-67-89⟧
ru|Звоните: ⟦+7 (912) 345-67-89⟧
ru|Телефон ⟦84951234567⟧
ua|Тел. ⟦044 123 45 67⟧
ua|Телефон: ⟦(044) 123-45-67⟧
tr|Telefon: ⟦0212 555 12 34⟧
tr|Tel: ⟦(0212) 555 12 34⟧
tr|Cep: ⟦0532 123 45 67⟧
il|טלפון: ⟦03-123-4567⟧
il|נייד ⟦050-1234567⟧
ae|Phone: ⟦04 123 4567⟧
sa|هاتف ⟦0112345678⟧
eg|تليفون: ⟦02 12345678⟧
ma|Tél. ⟦05 22 12 34 56⟧
ir|تلفن ⟦021 12345678⟧
pk|Phone: ⟦0300-1234567⟧
in|Phone: ⟦011-23456789⟧
in|Mobile: ⟦98765 43210⟧
in|Call ⟦098765 43210⟧
in|Mob: ⟦+91-98765-43210⟧
in|Contact: ⟦9876543210⟧
in|Toll Free: ⟦1800-123-4567⟧
bd|Mobile: ⟦01712-345678⟧
lk|Tel: ⟦011 234 5678⟧
cn|电话：⟦010-12345678⟧
cn|手机：⟦13800138000⟧
cn|手机 ⟦138-0013-8000⟧
cn|传真：⟦021-12345678⟧
cn|客服热线 ⟦400-123-4567⟧
cn|联系电话：⟦138 0013 8000⟧
cn|座机 ⟦(010) 1234 5678⟧
tw|電話：⟦(02) 1234-5678⟧
tw|手機：⟦0912-345-678⟧
hk|電話：⟦2123 4567⟧
jp|電話：⟦03-1234-5678⟧
jp|電話番号 ⟦０３－１２３４－５６７８⟧
jp|TEL ⟦03-1234-5678⟧
jp|℡ ⟦03-1234-5678⟧
jp|携帯：⟦090-1234-5678⟧
jp|お電話は⟦0120-123-456⟧まで
jp|FAX：⟦03(1234)5678⟧
jp|直通 ⟦03-1234-5678⟧
kr|전화: ⟦02-123-4567⟧
kr|휴대폰 ⟦010-1234-5678⟧
kr|팩스: ⟦02-123-4568⟧
kr|대표번호 ⟦1588-1234⟧
kr|문의 ⟦010-1234-5678⟧
th|โทร ⟦02-123-4567⟧
vn|Điện thoại: ⟦024 1234 5678⟧
vn|ĐT: ⟦0912 345 678⟧
id|Telepon: ⟦(021) 1234567⟧
id|HP: ⟦0812-3456-7890⟧
my|Tel: ⟦03-1234 5678⟧
sg|Tel: ⟦6123 4567⟧
ph|Mobile: ⟦0917 123 4567⟧
au|Phone: ⟦(02) 5550 1234⟧
au|Mobile ⟦0491 570 156⟧
au|Call ⟦1300 975 707⟧
au|Call ⟦13 12 34 56⟧
au|See ⟦0491 570 156⟧ for help.
au|See ⟦(02) 5550 1234⟧ for help.
nz|Phone ⟦09 123 4567⟧
za|Tel: ⟦011 123 4567⟧
ng|Phone: ⟦0803 123 4567⟧
ke|Call ⟦0712 345678⟧
gh|Tel: ⟦030 212 3456⟧
xx|Viber ⟦+380 44 123 45 67⟧
xx|Signal: ⟦+49 171 3920012⟧
xx|Telegram: ⟦+7 912 345 67 89⟧
xx|WhatsApp: ⟦+44 7700 900123⟧
xx|Skype/phone: ⟦+44 7700 900123⟧
xx|Phone=⟦03023125123⟧
xx|Phone:\n⟦030 23125123⟧
xx|Phone → ⟦030 23125123⟧
xx|phone ⟦O3O 23I25I23⟧
xx|tel ⟦0.3.0.2.3.1.2.5.1.2.3⟧
xx|(Phone: ⟦030 23125123⟧)
xx|[Tel. ⟦030 23125123⟧]
xx|Support phone, weekdays: ⟦030 23125123⟧
xx|Telephone support on ⟦020 7946 0958⟧ from 9 to 5.
xx|We answer on ⟦020 7946 0958⟧ from 9 to 5.
jp|お問い合わせは⟦03-1234-5678⟧まで
xx|Order by phone, ⟦212 555 0199⟧, or on the web.
xx|Phone: ⟦030 23125123⟧, ⟦030 23125124⟧ or ⟦030 23125125⟧
xx|⟦+49 30 23125123⟧ / ⟦+49 30 23125124⟧
xx|⟦+49 30 23125123/24⟧
xx|⟦+49 30 23125123 ext. 45⟧
xx|Version 2.1, call ⟦030 23125123⟧
`;
