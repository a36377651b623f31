/**
 * Texts as publishers write them, in languages whose letters are not all ASCII, with the encodings that programs for
 * these languages wrote before UTF-8: a list made before there was a rule to read them.
 */
export interface LegacyText {
  /** As PAD XML names its language. */
  language: string;
  /** The likeliest first. */
  encodings: readonly string[];
  /** A company's name, too short to tell much by itself. */
  name: string;
  sentence: string;
  paragraph: string;
}

export const LEGACY_TEXTS: readonly LegacyText[] = [
  {
    language: 'Russian',
    encodings: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic'],
    name: 'Морской ветер',
    sentence: 'Программа показывает время прилива в каждой гавани.',
    paragraph:
      'Часы прилива показывают, когда вода поднимется и когда она уйдёт. Выберите гавань на карте, и программа построит ' +
      'график на неделю вперёд. Данные хранятся на вашем компьютере, поэтому подключение к сети не требуется. Поддерживаются ' +
      'уведомления, печать таблиц и несколько цветовых схем. Пробный период составляет тридцать дней.',
  },
  {
    language: 'Ukrainian',
    encodings: ['windows-1251', 'koi8-u'],
    name: 'Вітрила Київ',
    sentence: 'Програма показує час припливу в кожній гавані.',
    paragraph:
      'Годинник припливу показує, коли вода підніметься і коли вона відійде. Оберіть гавань на мапі, і програма побудує ' +
      "графік на тиждень наперед. Дані зберігаються на вашому комп'ютері, тому під'єднання до мережі не потрібне. Є " +
      'сповіщення, друк таблиць та кілька колірних схем.',
  },
  {
    language: 'Bulgarian',
    encodings: ['windows-1251'],
    name: 'Морски вятър',
    sentence: 'Програмата показва часа на прилива във всяко пристанище.',
    paragraph:
      'Часовникът показва кога водата ще се покачи и кога ще се отдръпне. Изберете пристанище на картата и програмата ще ' +
      'начертае графика за цяла седмица. Данните се пазят на вашия компютър, затова не е нужна връзка с мрежата.',
  },
  {
    language: 'Polish',
    encodings: ['windows-1250', 'iso-8859-2'],
    name: 'Łódź Żaglowa',
    sentence: 'Program pokazuje godziny przypływu w każdej przystani, także podczas żeglugi.',
    paragraph:
      'Zegar pływów pokazuje, kiedy woda się podniesie i kiedy odejdzie. Wybierz przystań na mapie, a program narysuje wykres ' +
      'na cały tydzień naprzód. Dane są przechowywane na twoim komputerze, więc połączenie z siecią nie jest potrzebne. ' +
      'Obsługiwane są powiadomienia, drukowanie tabel i różne schematy kolorów. Możesz też śledzić własną łódź.',
  },
  {
    language: 'Czech',
    encodings: ['windows-1250', 'iso-8859-2'],
    name: 'Říční člun',
    sentence: 'Program ukazuje časy přílivu v každém přístavu, i při plavbě.',
    paragraph:
      'Hodiny přílivu ukazují, kdy voda stoupne a kdy zase odejde. Vyberte přístav na mapě a program nakreslí graf na celý ' +
      'týden dopředu. Data zůstávají ve vašem počítači, takže připojení k síti není potřeba. Podporována jsou upozornění, ' +
      'tisk tabulek a několik barevných schémat. Můžete také sledovat svou vlastní loď.',
  },
  {
    language: 'Hungarian',
    encodings: ['windows-1250', 'iso-8859-2'],
    name: 'Kék Tenger Műhely',
    sentence: 'A program minden kikötőben megmutatja a dagály idejét, hajózás közben is.',
    paragraph:
      'A dagályóra megmutatja, mikor emelkedik a víz és mikor húzódik vissza. Válasszon kikötőt a térképen, és a program egy ' +
      'egész hétre előre megrajzolja a görbét. Az adatok az ön számítógépén maradnak, így hálózati kapcsolat nem szükséges. ' +
      'Értesítések, táblázatok nyomtatása és többféle színséma is elérhető. Saját hajóját is követheti.',
  },
  {
    language: 'German',
    encodings: ['windows-1252', 'iso-8859-1', 'iso-8859-15'],
    name: 'Müller & Söhne',
    sentence: 'Das Programm zeigt die Gezeiten für jeden Hafen, auch während der Überfahrt.',
    paragraph:
      'Die Gezeitenuhr zeigt, wann das Wasser steigt und wann es zurückgeht. Wählen Sie einen Hafen auf der Karte, und das ' +
      'Programm zeichnet die Kurve für eine ganze Woche. Die Daten bleiben auf Ihrem Rechner, eine Verbindung ist nicht nötig. ' +
      'Benachrichtigungen, gedruckte Tabellen und mehrere Farbschemata gehören dazu.',
  },
  {
    language: 'French',
    encodings: ['windows-1252', 'iso-8859-1'],
    name: 'Crêperie Logiciels',
    sentence: 'Le programme affiche les marées de chaque port, même pendant la traversée.',
    paragraph:
      'L’horloge des marées indique quand l’eau monte et quand elle se retire. Choisissez un port sur la carte et le programme ' +
      'dessine la courbe de toute la semaine. Les données restent sur votre ordinateur, aucune connexion n’est donc nécessaire. ' +
      'Les alertes, l’impression des tableaux et plusieurs thèmes colorés sont déjà intégrés.',
  },
  {
    language: 'Spanish',
    encodings: ['windows-1252', 'iso-8859-1'],
    name: 'Compañía del Mar',
    sentence: 'El programa enseña las mareas de cada puerto, también durante la travesía.',
    paragraph:
      'El reloj de mareas enseña cuándo sube el agua y cuándo se retira. Elija un puerto en el mapa y el programa dibujará la ' +
      'curva de toda la semana. Los datos permanecen en su ordenador, así que no hace falta conexión. Están incluidos los ' +
      'avisos, la impresión de tablas y varios esquemas de color. También podrá seguir su propia embarcación.',
  },
  {
    language: 'Turkish',
    encodings: ['windows-1254', 'iso-8859-9'],
    name: 'Güneş Yazılım',
    sentence: 'Program, yolculuk sırasında bile her limanın gelgit saatlerini gösterir.',
    paragraph:
      'Gelgit saati suyun ne zaman yükseleceğini ve ne zaman çekileceğini gösterir. Haritadan bir liman seçin, program bütün ' +
      'haftanın eğrisini çizsin. Veriler bilgisayarınızda kalır, bu yüzden ağ bağlantısı gerekmez. Bildirimler, tabloların ' +
      'yazdırılması ve çeşitli renk şemaları vardır. Kendi teknenizi de izleyebilirsiniz.',
  },
  {
    language: 'Greek',
    encodings: ['windows-1253', 'iso-8859-7'],
    name: 'Γαλάζιο Κύμα',
    sentence: 'Το πρόγραμμα δείχνει την ώρα της παλίρροιας σε κάθε λιμάνι.',
    paragraph:
      'Το ρολόι της παλίρροιας δείχνει πότε ανεβαίνει το νερό και πότε υποχωρεί. Διαλέξτε ένα λιμάνι στον χάρτη και το ' +
      'πρόγραμμα θα σχεδιάσει την καμπύλη για μια ολόκληρη εβδομάδα. Τα δεδομένα μένουν στον υπολογιστή σας, γι’ αυτό δεν ' +
      'χρειάζεται σύνδεση. Υπάρχουν ειδοποιήσεις, εκτύπωση πινάκων και πολλά χρώματα.',
  },
  {
    language: 'Hebrew',
    encodings: ['windows-1255', 'iso-8859-8'],
    name: 'רוח הים',
    sentence: 'התוכנה מציגה את זמני הגאות בכל נמל.',
    paragraph:
      'שעון הגאות מראה מתי המים עולים ומתי הם נסוגים. בחרו נמל על המפה והתוכנה תצייר את העקומה לשבוע שלם. הנתונים נשמרים ' +
      'במחשב שלכם ולכן אין צורך בחיבור לרשת. יש התראות, הדפסת טבלאות וכמה ערכות צבעים. אפשר גם לעקוב אחר הסירה שלכם.',
  },
  {
    language: 'Arabic',
    encodings: ['windows-1256', 'iso-8859-6'],
    name: 'ريح البحر',
    sentence: 'يعرض البرنامج أوقات المد في كل ميناء.',
    paragraph:
      'تعرض ساعة المد متى يرتفع الماء ومتى ينحسر. اختر ميناء على الخريطة وسوف يرسم البرنامج المنحنى لأسبوع كامل. تبقى ' +
      'البيانات في حاسوبك ولذلك لا تحتاج إلى اتصال بالشبكة. يدعم البرنامج التنبيهات وطباعة الجداول وعدة ألوان.',
  },
  {
    language: 'Japanese',
    encodings: ['shift_jis', 'euc-jp'],
    name: '株式会社海の風',
    sentence: 'このプログラムは、すべての港の潮の時刻を表示します。',
    paragraph:
      '潮時計は、水がいつ満ちていつ引くかを教えます。地図で港を選ぶと、一週間分のグラフが描かれます。データはお使いのコンピュータに' +
      '保存されるので、ネットワーク接続は必要ありません。通知、表の印刷、いくつかの配色に対応しています。試用期間は三十日です。',
  },
  {
    language: 'ChineseSimplified',
    encodings: ['gbk', 'gb18030'],
    name: '海风软件有限公司',
    sentence: '本程序显示每个港口的潮汐时间。',
    paragraph:
      '潮汐时钟告诉您水位何时上涨、何时退去。在地图上选择一个港口，程序就会画出整个星期的曲线。数据保存在您的电脑中，' +
      '因此不需要连接网络。支持通知、打印表格以及多种配色方案。试用期为三十天，注册以后可以免费升级。',
  },
  {
    language: 'ChineseTraditional',
    encodings: ['big5'],
    name: '海風軟體有限公司',
    sentence: '本程式顯示每個港口的潮汐時間。',
    paragraph:
      '潮汐時鐘告訴您水位何時上漲、何時退去。在地圖上選擇一個港口，程式就會畫出整個星期的曲線。資料保存在您的電腦中，' +
      '因此不需要連接網路。支援通知、列印表格以及多種配色方案。試用期為三十天，註冊以後可以免費升級。',
  },
  {
    language: 'Korean',
    encodings: ['euc-kr'],
    name: '바다바람 소프트',
    sentence: '이 프로그램은 모든 항구의 조수 시간을 보여 줍니다.',
    paragraph:
      '조수 시계는 물이 언제 차오르고 언제 빠지는지 알려 줍니다. 지도에서 항구를 고르면 한 주 동안의 곡선을 그려 줍니다. 자료는 ' +
      '사용자의 컴퓨터에 저장되므로 네트워크 연결이 필요하지 않습니다. 알림과 표 인쇄, 여러 가지 색상을 지원합니다.',
  },
  {
    language: 'Thai',
    encodings: ['windows-874'],
    name: 'ลมทะเล',
    sentence: 'โปรแกรมนี้แสดงเวลาน้ำขึ้นน้ำลงของทุกท่าเรือ',
    paragraph:
      'นาฬิกาน้ำขึ้นน้ำลงบอกว่าน้ำจะขึ้นเมื่อไรและจะลงเมื่อไร เลือกท่าเรือบนแผนที่แล้วโปรแกรมจะวาดกราฟสำหรับทั้งสัปดาห์ ' +
      'ข้อมูลถูกเก็บไว้ในเครื่องคอมพิวเตอร์ของคุณจึงไม่ต้องเชื่อมต่อเครือข่าย',
  },
  {
    language: 'Lithuanian',
    encodings: ['windows-1257', 'iso-8859-13'],
    name: 'Jūros vėjas',
    sentence: 'Programa rodo potvynio laiką kiekviename uoste, net ir plaukiant.',
    paragraph:
      'Potvynių laikrodis rodo, kada vanduo pakils ir kada jis atslūgs. Pasirinkite uostą žemėlapyje, ir programa nubraižys ' +
      'visos savaitės kreivę. Duomenys lieka jūsų kompiuteryje, todėl tinklo ryšio nereikia. Yra pranešimų, lentelių ' +
      'spausdinimas ir kelios spalvų schemos. Taip pat galėsite stebėti savo laivą.',
  },
];

/** Files of Western publishers, in windows-1252, that must never be taken for anything else; marks of that encoding too. */
export const WESTERN_TEXTS: readonly string[] = [
  'Café',
  'naïve',
  'Zoë',
  'Señor Ñandú',
  'Smørrebrød ApS',
  'Ångström Öl & Bjørn',
  'Besançon',
  'Größenmaßstab',
  'A clock that shows the tides — for free',
  'It’s the best clock you’ll ever have',
  '“Tide Clock” • alarms • charts • more…',
  '© 2009 Tidal Tools®. All rights reserved™',
  'Costs €19 or £15 — never ¥2000',
  '25 °C ± 2 °C, 10 µm, 3½ days',
  'Copyright © Jens Müller',
  'ÜBERSICHT ÜBER ÄNDERUNGEN',
  'Où êtes-vous allé, à l’été ?',
  'Programa de gestão com opções avançadas e impressão de relatórios.',
  'Laadt u de geïnstalleerde versie, coördineert alle gegevens vóór het vertrek.',
  'Näyttää vuorovesiajat jokaisessa satamassa myös öisin, ja piirtää käyrät.',
  'Ný útgáfa sýnir flóð og fjöru í hverri höfn á Íslandi, þótt ekkert net sé til.',
  'È più facile così: la città è là, perché non può essere più lontana di così.',
];
