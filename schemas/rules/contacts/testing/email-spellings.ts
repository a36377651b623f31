/** E-mail addresses, as people write them who want to be written to, and as those write them who hide them from programs. */
export const EMAIL_SPELLINGS = String.raw`
xx|Write to ⟦jane.doe@example.org⟧ today.
xx|⟦jane@example.org⟧
xx|Mail: ⟦JANE.DOE@EXAMPLE.ORG⟧
xx|See ⟦mailto:jane.doe@example.org⟧ for help.
xx|Ask ⟦jane_doe+news@mail.example.co.uk⟧, please.
xx|<⟦jane.doe@example.org⟧>
xx|Jane's address ("⟦jane.doe@example.org⟧") is new.
xx|Questions?⟦jane.doe@example.org⟧!
xx|[write](mailto:⟦jane.doe@example.org⟧)
xx|Send it to ⟦o'brien@example.org⟧.
xx|Send it to ⟦j@x.org⟧.
xx|Send it to ⟦123456@example.org⟧.
xx|Send it to ⟦jane-doe@my-host.example⟧.
xx|Send it to ⟦jane@sub.sub.sub.example.museum⟧.
xx|Send it to ⟦"jane doe"@example.org⟧.
xx|Send it to ⟦"jane.doe"@example.org⟧.
xx|Send it to ⟦jane@[192.0.2.44]⟧.
xx|Send it to ⟦jane!@example.org⟧.
xx|Send it to ⟦jane#1@example.org⟧.
xx|Send it to ⟦jane=doe@example.org⟧.
xx|Send it to ⟦jane/doe@example.org⟧.
xx|Send it to ⟦.jane.doe@example.org⟧.
xx|Send it to ⟦jane..doe@example.org⟧.
xx|Send it to ⟦jane.doe.@example.org⟧.
xx|Send it to ⟦jane.doe@@example.org⟧.
xx|Send it to ⟦jane.doe@example.org.⟧ Thanks.
xx|Send it to ⟦jane.doe@example⟧.org.
xx|Mail ⟦jane.doe@example.html⟧ for more.
xx|Mail ⟦jane.doe@example.zip⟧ for more.
xx|Mail ⟦jane.doe@example.sh⟧ for more.
xx|Mail ⟦jane.doe@example.py⟧ for more.
xx|Mail ⟦jane.doe@example.md⟧ for more.
xx|Mail ⟦jane.doe@example.rs⟧ for more.
xx|Mail ⟦jane.doe@example.app⟧ for more.
ru|Пишите на ⟦имя@пример.рф⟧ сегодня.
ru|Почта: ⟦ivan@почта.рус⟧
zh|请写信至⟦用户@例子.公司⟧。
zh|邮箱：⟦zhang.wei@example.cn⟧。谢谢
ja|メールは⟦taro@example.jp⟧まで。
ja|メール：⟦ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ⟧
ko|이메일 ⟦kim@example.kr⟧로 연락
hi|ईमेल ⟦संपर्क@डाटामेल.भारत⟧ पर लिखें
ar|البريد ⟦jane@example.org⟧ للتواصل
el|Γράψτε στο ⟦μαρία@παράδειγμα.ελ⟧ σήμερα
de|Schreiben Sie an ⟦jürgen.müller@bücher.example⟧.
xx|Ask ⟦jane@xn--e1afmkfd.xn--p1ai⟧ for help.
xx|Ask ⟦jane＠example.org⟧ for help.
xx|Ask ⟦jane﹫example.org⟧ for help.
xx|Ask ⟦ｊａｎｅ＠ｅｘａｍｐｌｅ．ｏｒｇ⟧ for help.
xx|Ask ⟦𝐣𝐚𝐧𝐞@𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐨𝐫𝐠⟧ for help.
xx|Ask ⟦ⓙⓐⓝⓔ@ⓔⓧⓐⓜⓟⓛⓔ.ⓞⓡⓖ⟧ for help.
xx|Ask ⟦jane@example․org⟧ for help.
xx|Ask ⟦jane@example．org⟧ for help.
xx|Ask ⟦jane@example。org⟧ for help.
xx|Ask ⟦jane@example｡org⟧ for help.
xx|Ask ⟦ja\u200bne@exam\u200bple.org⟧ for help.
xx|Ask ⟦jane\u200b@\u200bexample.org⟧ for help.
xx|Ask ⟦jane\u00ad@example\u00ad.org⟧ for help.
xx|Ask ⟦jane\u2060@example.o\u2060rg⟧ for help.
xx|Ask ⟦jane\ufeff@example.org⟧ for help.
xx|Ask ⟦jane\u200d@example.org⟧ for help.
xx|Ask ⟦jane\u034f@example.org⟧ for help.
xx|Ask ⟦\u202ejane\u202c@example.org⟧ for help.
xx|Ask ⟦jane%40example.org⟧ for help.
xx|Ask ⟦jane%40example%2Eorg⟧ for help.
xx|Ask ⟦%6a%61%6e%65%40example.org⟧ for help.
xx|Ask ⟦jane%2540example.org⟧ for help.
xx|Ask ⟦jane%EF%BC%A0example.org⟧ for help.
xx|Ask ⟦jane&#64;example.org⟧ for help.
xx|Ask ⟦jane.doe&#064;example.org⟧ for help.
xx|Ask ⟦jane.doe&#0000064;example.org⟧ for help.
xx|Ask ⟦jane&#x40;example&#x2e;org⟧ for help.
xx|Ask ⟦jane&#X40;example.org⟧ for help.
xx|Ask ⟦jane&commat;example&period;org⟧ for help.
xx|Ask ⟦&#106;&#97;&#110;&#101;&#64;example&#46;org⟧ for help.
xx|Ask ⟦jane&amp;#64;example.org⟧ for help.
xx|Ask ⟦jane&#64example.org⟧ for help.
xx|Ask ⟦jane&shy;@&shy;example.org⟧ for help.
xx|Ask ⟦jane&zwj;@example.org⟧ for help.
xx|Ask ⟦jane (at) example (dot) org⟧ for help.
xx|Ask ⟦jane(at)example(dot)org⟧ for help.
xx|Ask ⟦jane [at] example [dot] org⟧ for help.
xx|Ask ⟦jane {at} example {dot} org⟧ for help.
xx|Ask ⟦jane <at> example <dot> org⟧ for help.
xx|Ask ⟦jane.doe (AT) example.org⟧ for help.
xx|Ask ⟦jane(@)example(.)org⟧ for help.
xx|Ask ⟦jane [@] example [.] org⟧ for help.
xx|Ask ⟦jane(a)example.org⟧ for help.
xx|Ask ⟦jane [a] example.org⟧ for help.
xx|Ask ⟦jane_at_example.org⟧ for help.
xx|Ask ⟦jane-at-example-dot-org⟧ for help.
xx|Ask ⟦jane_at_example_dot_org⟧ for help.
xx|Ask ⟦jane *at* example.org⟧ for help.
xx|Ask ⟦jane -at- example.org⟧ for help.
xx|Ask ⟦jane |at| example.org⟧ for help.
xx|Ask ⟦jane /at/ example.org⟧ for help.
xx|Ask ⟦jane ((at)) example.org⟧ for help.
xx|Ask ⟦jane ( at ) example ( dot ) org⟧ for help.
xx|Ask ⟦jane AT example DOT org⟧ for help.
xx|Ask ⟦jane at example dot org⟧ for help.
xx|Ask ⟦jane.doe at example.org⟧ for help.
xx|Ask ⟦jane.doe at example dot org⟧ for help.
xx|Ask ⟦jane_doe at example.org⟧ for help.
xx|My e-mail is ⟦jane at example.org⟧.
xx|Email: ⟦jane at example.org⟧
xx|Contact ⟦jane at example.org⟧ for help.
xx|Ask ⟦jane.doe AT example.org⟧ for help.
xx|Ask ⟦jane.doe @example.org⟧ for help.
xx|Ask ⟦jane.doe@ example.org⟧ for help.
xx|Ask ⟦jane @ example.org⟧ for help.
xx|Ask ⟦jane.doe @ example . org⟧ for help.
xx|Ask ⟦jane.doe@example .org⟧ for help.
xx|Ask ⟦jane.doe@example. org⟧ for help.
xx|Ask ⟦j a n e @ e x a m p l e . o r g⟧ for help.
xx|Ask ⟦{jane.doe}@example.org⟧ for help.
xx|Ask ⟦{jane,joe}@example.org⟧ for help.
xx|Ask ⟦[jane|joe]@example.org⟧ for help.
xx|Ask ⟦(jane.doe)@example.org⟧ for help.
xx|Ask ⟦<jane.doe>@example.org⟧ for help.
xx|Ask ⟦jane.doe@[example.org]⟧ for help.
xx|Ask ⟦jane.doe@{example}.org⟧ for help.
xx|Ask ⟦jane.doe[@]example.org⟧ for help.
xx|Ask ⟦jane.doe@NOSPAM.example.org⟧ for help.
xx|Ask ⟦jane.doe@example.org.invalid⟧ for help.
xx|Ask ⟦jane.doe ⓐ example.org⟧ for help.
xx|Ask ⟦jane.doe(at-sign)example.org⟧ for help.
xx|Ask ⟦jane.doe [at sign] example.org⟧ for help.
de|Fragen an ⟦jane (ät) example (punkt) org⟧.
de|Fragen an ⟦jane[ät]example.de⟧.
de|Fragen an ⟦jane (at) example punkt de⟧.
de|Fragen an ⟦jane (klammeraffe) example.de⟧.
de|Fragen an ⟦jane.doe bei example.de⟧ per E-Mail.
fr|Écrivez à ⟦jeanne (arobase) exemple (point) fr⟧.
fr|Écrivez à ⟦jeanne arobase exemple point fr⟧.
fr|Écrivez à ⟦jeanne [chez] exemple.fr⟧.
es|Escriba a ⟦juana (arroba) ejemplo (punto) es⟧.
es|Escriba a ⟦juana arroba ejemplo punto es⟧.
pt|Escreva para ⟦joana [arroba] exemplo [ponto] pt⟧.
it|Scrivi a ⟦gianna (chiocciola) esempio (punto) it⟧.
it|Scrivi a ⟦gianna chiocciola esempio punto it⟧.
nl|Mail ⟦jan (apenstaartje) voorbeeld (punt) nl⟧.
pl|Pisz na ⟦jan (małpa) przyklad (kropka) pl⟧.
pl|Pisz na ⟦jan [malpa] przyklad.pl⟧.
cs|Pište na ⟦jan (zavináč) priklad (tečka) cz⟧.
hu|Írjon: ⟦jan (kukac) pelda (pont) hu⟧
sv|Skriv till ⟦jan (snabel-a) exempel (punkt) se⟧.
da|Skriv til ⟦jan (snabela) eksempel (punktum) dk⟧.
ru|Пишите: ⟦ivan (собака) primer (точка) ru⟧
ru|Пишите: ⟦ivan [собака] primer.ru⟧
uk|Пишіть: ⟦ivan (равлик) pryklad.ua⟧
tr|Yazın: ⟦jan (et) ornek (nokta) tr⟧
zh|邮箱：⟦zhang#example.cn⟧（#换成@）
zh|邮箱 ⟦zhang[at]example.cn⟧
ja|メールは⟦taro(アット)example.jp⟧まで。
ja|メールは⟦taro★example.jp⟧まで（★を@に）
xx|Link: https://example.org/?to=⟦jane%40example.org⟧
xx|Link: https://example.org/contact?email=⟦jane.doe@example.org⟧&x=1
xx|⟦mailto:jane%40example.org⟧?subject=Hi
xx|MAILTO:⟦jane.doe@example.org⟧
xx|xmpp:⟦jane.doe@example.org⟧
xx|sip:⟦jane.doe@example.org⟧
xx|skype: ⟦live:jane.doe@example.org⟧
xx|(c) 2020 Jane Doe (⟦jane.doe@example.org⟧)
xx|Jane Doe ⟦jane.doe@example.org⟧,Joe ⟦joe@example.org⟧;⟦jim@example.org⟧
xx|Bugs to:⟦bugs@example.org⟧/⟦help@example.org⟧
xx|Ask ⟦jane.doe\n@example.org⟧ for help.
xx|Ask ⟦jane.doe@\nexample.org⟧ for help.
xx|jane.doe is my name, example.org my host: ⟦jane.doe＠example．org⟧
xx|Ask **⟦jane.doe⟧**@**⟦example.org⟧** for help.
xx|gmail: ⟦jane.doe⟧ (gmail)
xx|My mail is ⟦jane.doe on gmail⟧ dot com.
xx|E-mail ⟦jane.doe gmail com⟧
sl|Piši na ⟦jure (afna) lampa (pika) si⟧
fi|Kirjoita: ⟦liisa ät lamppu piste fi⟧
sv|Skriv till ⟦lisa ätt lampa punkt se⟧
ko|메일: ⟦mina 골뱅이 lampa 점 kr⟧
en|Mail '⟦jane' followed by '@example.org⟧'
de|⟦jane gefolgt von @example.org⟧
`;
