/** Texts without a contact that look as if they had one, written by hand: no rule may change them. */
export const INNOCENT_TEXTS = `
Version 1.10.0 is out.
Since 2.0.0-rc.1 the API is stable.
v3.0.0-beta.12+build.20260114
1.0.0+20130313144700
1.0.0-alpha+001
Build 20260114.3 (10.0.19041.1)
Runs on Windows 10.0.19041.1234 and later.
Windows Phone 8.1.14157.200 is supported.
Windows Mobile 6.5.3 and Windows CE 5.0
Windows Mobile: 10.0.15254.603
Chrome/126.0.6478.127 Safari/537.36
Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)
Firefox 115.0.2esr
Java SE 1.8.0_412-b08
OpenJDK 21.0.3+9-LTS
Ubuntu 24.04.1 LTS (6.8.0-31-generic)
Kernel 5.15.0-1064-azure
.NET 8.0.302
Node.js 18.20.4, 20.15.1, 22.4.0
Python 3.8, 3.9, 3.10, 3.11 and 3.12
PHP 7.4 8.0 8.1 8.2 8.3
C++11, C++14, C++17, C++20, C++23
ISO 8601-1:2019
ISO/IEC 27001:2022
IEC 61131-3
IEEE 802.11 a/b/g/n/ac
IEEE 754-2008
RFC 2119, RFC 5322 and RFC 6532
RFC 8259 section 3.1
CVE-2021-44228 is fixed.
CVE-2024-3094 and CVE-2023-38545
GHSA-j8r2-6x86-q33q
CWE-79, CWE-89 and CWE-352
DOI 10.1000/182
doi:10.1145/3292500.3330701
arXiv:2106.09685v2
ORCID 0000-0002-1825-0097
https://orcid.org/0000-0002-1825-0097
ISBN 978-3-16-148410-0
ISBN-10: 0-306-40615-2
ISBN 0 306 40615 2
ISBN: 9783161484100
ISSN 2049-3630
ISSN 0378-5955
EAN 4006381333931
UPC 036000291452
PMID: 31452104
US Patent 5,960,411
US Patent No. 10,123,456
European patent EP 1 234 567 B1
VAT ID DE123456789
USt-IdNr. DE 123 456 789
HRB 123456 B
Reg. No. 01234567
Company number 07654321
SIREN 552 100 554
SIRET 552 100 554 00013
ABN 51 824 753 556
KvK 12345678
ICO 12345678
NIP 123-456-32-18
CNPJ 11.222.333/0001-81
GSTIN 22AAAAA0000A1Z5
IBAN DE89 3704 0044 0532 0130 00
Order no. 100-2345-678
Invoice 2026-000123
Ticket #1234567
Issue 1234567 is closed.
Fixes #12345 and #12346
Bug 1234567 - crash on start
KB5034441
KB 5034441
SKU 123-4567-890
Part no. 100-555-0199-A
Serial 1234-5678-9012-3456
License key XXXX-1234-5678-9012
Card 4111 1111 1111 1111
Test card 4242 4242 4242 4242
2026-10-14
14.10.2026
10/14/2026
14/10/2026 to 21/10/2026
2026-10-14T12:30:45.123+02:00
20261014T123045Z
Wed, 14 Oct 2026 10:00:00 +0200
2024-2026
1999-2003, 2005-2026
Copyright 2001-2026 Example Software
Copyright (c) 1995, 1996, 1997, 1998 Example
(c) 2008 2009 2010 2011 2012
Released 01 02 2026
01.02.2026 03.04.2026
12:30:45
00:01:23.456
Open 9:00-17:00
Mon-Fri 09:00 - 18:00
Timestamp 1700000000
1700000000000
UTC+01:00, UTC+02:00
GMT+0100
+0100 and -0500
127.0.0.1:8080
192.168.100.200
10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16
255.255.255.255
2001:db8::1
fe80::1ff:fe23:4567:890a
00:1A:2B:3C:4D:5E
00-1A-2B-3C-4D-5E
localhost:65535
root@192.168.1.10
ports 8080, 8443 and 9090
Listens on 0.0.0.0:3000
8080:80 443:8443
COM1 115200 8N1
9600 19200 38400 57600 115200
git@github.com:group/project.git
git clone git@gitlab.example.com:a/b.git
ssh://git@example.org/a.git
ssh -p 2222 user@example.org
scp file user@example.org:/tmp
rsync -a user@example.org:~/ .
postgres://user:password@db.example.org:5432/x
mongodb://user:pass@host1.example.org,host2.example.org/db
amqp://guest:guest@rabbit.example.org:5672
https://user:token@example.org/
redis://:secret@cache.example.org:6379/0
ftp://user:password@ftp.example.org/
name@1.2.3
npm install react@18.2.0 react-dom@18.2.0
npx create-thing@latest
yarn add @scope/name@1.2.3-beta.next
@scope/name
@types/node
import x from '@scope/name/sub.js'
actions/checkout@v4.1.0
uses: actions/setup-node@v4
lodash@npm:lodash-es@4.17.21
three@next.js
jsr:@std/path@1.0.0
https://cdn.example.org/npm/vue@3.4.21/dist/vue.global.js
https://unpkg.com/react@18.2.0/umd/react.production.min.js
docker.io/library/nginx@sha256:0123456789012345678901234567890123456789012345678901234567890123
image:tag@sha256
picture@2x.png
icon@3x.png and icon@2x.webp
logo@0.5x.jpg
AppIcon60x60@2x~ipad.png
wg-quick@wg0.service
getty@tty1.service
user@1000.service
systemctl start backup@daily.timer
@media (max-width: 600px)
@import url("a.css");
@font-face { font-weight: 100 900 }
@keyframes a { 0% { left: 0 } }
@Override public void run()
@param name of the file
@Test(timeout = 1000)
@app.route("/")
@pytest.mark.slow
@decorators.wraps
a @ b for matrix products
np.dot(a, b) is a @ b
f@g
echo "$@"
$*@
"$@" expands to all
~/@home
@jane@mastodon.example
https://mastodon.example/@jane_doe@social.example
Follow @example on the web.
Follow us: @example_team
Twitter: @example
@jane.bsky.social
https://www.youtube.com/@example
https://t.me/example
https://medium.com/@jane.doe
Thanks to @jane, @joe and @jim.
cc @example/core-team
5 @ $10
2 apples @ 3.50
60 fps @ 1080p
4K@60Hz
1920x1080@144Hz
3.2 GHz @ 1.35 V
lunch @ noon
meet @ the office
Join us @ example.org
find us @ example.com
available at example.org
hosted at example.org
Read more at docs.example.org.
The demo at demo.example.org shows it.
See the website at www.example.org.
Look at example.org for news.
The source is at git.example.org.
Documentation lives at docs.example.org/start
It runs at example.org since 2019.
Visit us at example.com today.
Node.js at nodejs.example
README.md at example.org/readme
Look at it dot by dot.
the dot com boom
a dot product at each step
works at scale
available at no cost
at example one and two
connect the dots at home
The meeting (at) noon. Then we go
sold (at) cost
loss [at] the end
a (a) b (b) c
variants (a) and (b)
index_at_start
click_at_point
look_at_matrix
at_exit_handler
char-at-index
meet-at-noon
value-at-risk.model
price_at_close.csv
group_at_level.two
100%
100%40
50%25
a%20b%20c
path%2Fto%2Ffile
?q=a%2Bb
100 %, 50 % and 25 %
AT&T
R&D
Q&A
a &amp; b
&lt;html&gt;
&copy; 2026 Example
&#8364; 20
Fish &amp; Chips
price &lt; 1000
$1,234,567.89
€ 1.234.567,89
1 234 567 890 EUR
USD 100,000,000
100 000 000 users
1,000,000,000 rows
+200 000 000
1'234'567
12,34,567
¥1,234,567
£20.00 - £1,000.00
from $9.99 to $199.99
1 000 000
10 000 – 50 000
0.1 0.2 0.3
3.14159265358979
2.718281828459045
1.602176634e-19
6.02214076 × 10^23
299 792 458 m/s
0.000001
1e-9
1/3 2/3
1:50000
0x1234567890ABCDEF
0b101010
0o755
0777
#ff00ff
#123456
rgb(12, 34, 56)
rgba(255, 255, 255, 0.5)
hsl(210 50% 40%)
margin: 0 10px 20px 30px
transform: matrix(1, 0, 0, 1, 0, 0)
viewBox="0 0 1024 1024"
M10 10 H 90 V 90 H 10 Z
100 900
cubic-bezier(0.4, 0, 0.2, 1)
grid: 1 / 2 / 3 / 4
1920x1080
1920 × 1080 × 24
3840x2160, 2560x1440, 1920x1080
210 x 297 mm
8.5 x 11 in
128 256 512 1024 2048
32, 64, 128, 256, 512
16/32/64/128 GB
512 MB - 1024 MB
1024*1024*1024
2^32 - 1 = 4294967295
2147483647
-2147483648..2147483647
0-65535
1-100, 101-200, 201-300
[0, 255]
(0, 1)
10-20-30-40
1-2-3-4-5-6-7-8
0123456789
1234567890
012 345 678
00000000
000 001 010 011 100 101 110 111
0000 0001 0010 0011
0 1 1 2 3 5 8 13 21 34 55 89
1 2 3 4 5 6 7 8 9 10
1 4 9 16 25 36 49 64 81 100
1 + 2 + 3 + 4
2 3 5 7 11 13 17 19 23
00 01 02 03 04 05 06 07
de ad be ef 00 11 22 33 44 55
48 65 6c 6c 6f 20 77 6f 72 6c 64
01 02 03
02-03-04
1.2.3.4.5.6.7.8
1.3.6.1.4.1.311.2.1.12
OID 1.2.840.113549.1.1.11
Section 1.2.3.4.5
§ 12 Abs. 3 Nr. 4
Art. 6 (1) lit. f
pp. 123-145
Vol. 12, No. 3, pp. 1234-1245
J. Example 2019; 123(4): 567-589
1994;22(22):4673-4680
52.5200, 13.4050
52.520008 13.404954
40.7128° N, 74.0060° W
N 52° 31.123 E 013° 24.456
lat=48.858370&lon=2.294481
bbox 5.98,47.30,15.02,54.98
EPSG:4326 and EPSG:3857
WGS84 32633
10115 Berlin
D-10115 Berlin
1010 Wien
75001 Paris
London SW1A 1AA
New York, NY 10001-1234
P.O. Box 123456
Unter den Linden 77, 10117 Berlin
1600 Example Avenue, Suite 1200, 94043
c/o 123 Main Street
d41d8cd98f00b204e9800998ecf8427e
e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
sha256:0123456789012345678901234567890123456789
550e8400-e29b-41d4-a716-446655440000
12345678-1234-1234-1234-123456789012
00000000-0000-0000-0000-000000000000
{6B29FC40-CA47-1067-B31D-00DD010662DA}
commit 1234567
commit 0123456
1a2b3c4
deadbeef
AKIA0123456789
c_0123456789abcdef@group.calendar.google.com
iPhone 12, 13, 14 and 15
iPhone 15 Pro Max 256
Phone 12 Pro 256 GB
Galaxy S23 SM-S911B
Nokia 3310, 3210 and 8110
Nokia 105 4G (2023)
Pixel 6 7 8 9
BlackBerry 9900
Xperia 5 IV XQ-CQ54
Model 555-0100-B
TI-84 Plus, HP-12C
HP 12C, HP 15C and HP 48GX
Canon EOS 5D, 6D, 7D
HP LaserJet 1020 1022 3050
Epson L3150 / L3250
ThinkPad T480 20L5
Mobile 1080 1920
mobile: 360 x 640
Mobile, tablet, desktop: 360, 768, 1280
Mobile first since 2012
Phone: yes. Tablet: yes.
Phone numbers are validated.
Phone number formatting for 240 countries
Fax support was removed in 4.0.
Faxing 2024.1
Tel Aviv
tel, fax and e-mail fields
Mobile app for Android 8.0 and iOS 15.0
Mobile 2024.1.12
Call 1000000 functions a second
Call it 2000 times
call stack of 65536 frames
Call of Duty 4
Call f(1, 2, 3)
CALL 0x1234
Dial 1 for yes
Cell 12, row 34
cell A1:B20
Cells 100 200 300
Text 12 14 16
Signal 11 (SIGSEGV)
Signal 1234
SIGTERM 15
T: 0.123456
p: 0.05
M: 1024 2048
F: 1000
T 1000 2000
P(123456)
Ring 0, ring 3
Ring buffer of 1048576 bytes
Hotline game
Mobil 1
Direct 3D 11 12
Direct3D 9 10 11
DirectX 9.0c 10 11 12
Voice 1 2 3
Support for 802.1Q
Support: 2.0.0 - 2.9.9
Support until 2027-12-31
Telegram Bot API 7.0
WhatsApp-style chat
Office 2010, 2013, 2016, 2019, 2021
Office 365
Excel 97-2003
Visual Studio 2015 2017 2019 2022
Delphi 5 6 7 2005 2006
Windows 95 98 2000 XP
Windows 95/98/ME/NT/2000/XP/2003/Vista/7
Win 3.1, 95, 98, 2000
AutoCAD 2000 2002 2004 2006
SQL Server 2008 2012 2016
Photoshop 5.5 6.0 7.0
DOS 3.3 5.0 6.22
Supports 1200 2400 4800 9600 baud
1:1 2:1 3:1
44.1 kHz, 48 kHz, 96 kHz
44100 48000 96000
20 Hz - 20 000 Hz
100-240 V 50/60 Hz
5 V 2 A
-40..85
-273.15
4,5 - 6,7
0,123456
contact form
Contact form 7
Contact sheet
Contact Sheet Maker prints thumbnails.
Contact us
Contact us on the web site.
Contact: see the web site.
Contact: GitHub Issues
Contact: Example Software GmbH
Contact: Example Inc.
Contact: Customer Support
Contact: Sales Department
Contact: Support Team
Contact: The Example Project
Contact: our forum
Contact: https://example.org/contact
Contact - Us
Contact Manager 2000
Contact Management for small teams
Contact List Exporter
Contact Lens Shop
Contact Center Software
Contact Details are kept in a database.
Contact Names and numbers are imported.
Contact Book, Address Book
Contact Support
Contact Sales for a quote.
Contact Microsoft for a license.
Contact name, telephone number, e-mail address
Contact: name, phone, e-mail
Fields: Contact, Company, Phone, Fax
Contact Information
Contacts
Contacts: import, export, merge
Eye Contact
First Contact
Star Trek: First Contact
Physical contact is avoided.
Kontaktformular
Kontakt: siehe Impressum
Kontakt: Impressum
Kontakt: Beispiel GmbH
Kontakt: Vertrieb Deutschland
Kontaktverwaltung für Vereine
Kontakte: importieren, exportieren
Ansprechpartner verwalten
Ansprechpartner: mehrere je Firma
Ansprechpartner, Adressen und Termine
Responsable : Service Client
Responsable de la gestion des stocks
Responsable: Equipo de Desarrollo
Formulaire de contact
Contacto: formulario web
Referente: Ufficio Vendite
Author: GIMP team
Author: The Example Authors
Author: Example Software
Authors: the GIMP Development Team
Publisher: Example Press
Maintainer: Debian Python Team
Attention: Deprecated Function
Attention: New Version Available
Attention: Read This First
Attention Deficit
Responsible: Access Control
Responsible Disclosure
Person in charge: Project Manager
Verantwortlich: Beispiel Verlag
Zuständig: Abteilung Vertrieb
Press Contact
联系人管理
联系人：管理、导入和导出
担当者の管理
Контакты: импорт и экспорт
Телефон, факс, почта
电话簿管理
電話帳を管理します。
전화번호부 관리
Rufnummernanzeige 2.0
Telefonbuch 2026
Télécharger la version 2.10.34
Telefonanlage 4000
Teléfonos: 3 líneas
John Conway's Game of Life
Named after Ada Lovelace.
By Jane Doe
Jane Doe, author of the book
Uses the Smith-Waterman algorithm.
Levenberg-Marquardt, Gauss-Newton and Nelder-Mead
Dijkstra: Shortest Paths
one two three four five six seven eight nine ten
one, two, three, four, five, six
zero one
plus one
null null null
eins zwei drei vier fünf sechs sieben acht neun zehn
un deux trois quatre cinq
uno dos tres cuatro cinco seis siete
E.164 numbers like +CC NNN
+1 or -1
+1, +2, +3
C++ and G++
+10 +20 +30
+5% -3%
A+ B+ C+
x+12345678
2+20000000
a+b@c
++i
1+1=2
(030)
(1234)
(555) items
(2019) 12 (3) 456
f(123) 456 7890
x = (100) 200-3000
array[555] 123 4567
[1] [2] [3] [12] [345]
[12] 345 678
see [1234567]
<1234567>
{1, 2, 3, 4, 5, 6, 7}
1|2|3|4|5|6|7|8
1~2~3~4
a_1_2_3_4_5_6_7
2_000_000
20_2024_01_15
data_2024_01_15_123456.csv
IMG_20260114_123456.jpg
DSC01234.JPG
backup-2026-01-14-123456.tar.gz
foo-1.2.3-20260114.123456-1.jar
libfoo.so.1.2.3
file.001 file.002 file.003
https://example.org/issues/555-010-0199
https://example.org/?id=555-010-0199
https://example.org/item/1234567890
https://example.org/2026/01/14/123456
https://example.org/a?lat=52.520008&lng=13.404954
https://example.org/@jane
https://example.org/v/10.0.19041.1
https://example.org/dp/0306406152
https://stackoverflow.com/a/12345678/1234567
https://play.google.com/store/apps/details?id=org.example.app
https://apps.apple.com/app/id1234567890
https://web.archive.org/web/20200101123456/http://example.org
AS64496
AS 64496
MCC 262 MNC 01
IMEI
LTE Bands 1/2/3/4/5/7/8/12/20/28
Bands 1 3 5 7 8 20 28 38 40
channels 1 6 11 36 40 44 48
SMS 160 140 70
GSM 850/900/1800/1900
GSM 850 900 1800 1900
E1 T1 E3 T3
DTMF 0-9
G.711 G.722 G.729
H.264/H.265
MPEG-1/2/4
5.1/7.1
24/7
365 days
99.999 %
9-to-5
1st 2nd 3rd
42
007
1984
911
112
110 or 112
404, 500 and 503
200 OK
HTTP 200 201 204 301 302 304
Part number 4010-0321-77
Invoice number 2023-004711-01
Serial numbers: 555-123-4567
Artikelnummer 4010-0321-77
Developer: Blue Ocean Games
Author: Adobe Systems
Developer: Moonsoft Interactive
Authors: see the file AUTHORS
Developers: Read the guide first.
developer: true
author: string
Developer mode: On Demand
Maintained by the team behind Lamp
© 2010 Jane Doe
`;
