/**
 * PAD XML files as publishers write them: sizes from 3 to 30 kB with a median near 6 kB, every third tag empty, contacts,
 * blocks of editors and download sites that nobody reads, line ends of Windows, other encodings.
 */
import { type Product, productAt } from './product.ts';
import { between, chance, pick, type Random, some } from './random.ts';
import { textOf } from './words.ts';
import { type Element, writeXml } from './xml-writer.ts';

const VERSIONS = ['1.15', '2.01', '3.01', '3.10', '3.11', '3.11', '4.0'];
const TYPES = ['Shareware', 'Freeware', 'Freeware', 'Demo', 'Commercial'];
const STATUSES = ['New Release', 'New Release', 'Major Update', 'Minor Update', 'Beta'];
const SYSTEMS =
  'Win98,WinME,Windows2000,WinXP,Windows2003,WinVista,WinVista x64,Win7 x32,Win7 x64,Win8 x32,Win8 x64,Win10,' +
  'Windows Vista Home Basic,Windows Vista Business,WinServer,WinOther,Linux,Mac OS X,Unix,Android,Java';
const CATEGORIES = [
  'System Utilities::Other',
  'System Utilities::File & Disk Management',
  'Business::Accounting & Finance',
  'Business::Office Suites & Tools',
  'Development::Other',
  'Development::Source Editors',
  'Graphic Apps::Converters & Optimizers',
  'Audio & Multimedia::Audio Encoders/Decoders',
  'Network & Internet::Other',
  'Security & Privacy::Password Managers',
  'Education::Other',
  'Games & Entertainment::Puzzle & Word Games',
];

/** The same bytes for the same seed and index. */
export function padXmlFile(seed: number, index: number): Uint8Array {
  const { product, random } = productAt(seed, index);
  return writeXml(random, ['XML_DIZ_INFO', [...blocksOf(random, product), ...extensions(random)]]);
}

function blocksOf(random: Random, product: Product): Element[] {
  return [
    ['MASTER_PAD_VERSION_INFO', versionInfo(random)],
    ['Company_Info', companyInfo(random, product)],
    ['Program_Info', programInfo(random, product)],
    ['Program_Descriptions', product.descriptions.map((description) => languageBlock(random, description))],
    ['Web_Info', webInfo(product)],
    ['Permissions', permissions(random, product)],
  ];
}

function versionInfo(random: Random): Element[] {
  const about =
    'Portable Application Description, or PAD for short, is a data set that is used by shareware authors to disseminate ' +
    'information to anyone interested in their software products. To find out more go to the site of its specification.';
  return [
    ['MASTER_PAD_VERSION', pick(random, VERSIONS)],
    ['MASTER_PAD_EDITOR', `PADGen ${between(random, 1, 3)}.1.${between(random, 0, 50)}`],
    ['MASTER_PAD_INFO', chance(random, 90) ? about : ''],
  ];
}

function companyInfo(random: Random, { vendor, website, country, contact }: Product): Element[] {
  const { firstName, lastName, email, phone } = contact;
  const mail = email.slice(email.indexOf('@'));
  return [
    ['Company_Name', vendor],
    ['Address_1', `${lastName} Street ${between(random, 1, 200)}`],
    ['Address_2', ''],
    ['City_Town', `${lastName}ville`],
    ['State_Province', ''],
    ['Zip_Postal_Code', String(between(random, 10000, 99999))],
    ['Country', country.name],
    ['Company_WebSite_URL', `${website}/`],
    [
      'Contact_Info',
      [
        ['Author_First_Name', firstName],
        ['Author_Last_Name', lastName],
        ['Author_Email', email],
        ['Contact_First_Name', firstName],
        ['Contact_Last_Name', lastName],
        ['Contact_Email', email],
      ],
    ],
    [
      'Support_Info',
      [
        ['Sales_Email', `sales${mail}`],
        ['Support_Email', `support${mail}`],
        ['General_Email', email],
        ['Sales_Phone', ''],
        ['Support_Phone', phone],
        ['General_Phone', ''],
        ['Fax_Phone', ''],
      ],
    ],
  ];
}

function programInfo(random: Random, product: Product): Element[] {
  const { name, version, released, priceCents, descriptions } = product;
  const bytes = between(random, 200_000, 90_000_000);
  const [english] = descriptions;
  const news = english !== undefined && chance(random, 45) ? textOf(random, english.language, 120) : '';
  const dollars = priceCents === 0 ? pick(random, ['', '0']) : (priceCents / 100).toFixed(2);
  const isoDigits = (number: number) => String(number).padStart(2, '0');
  return [
    ['Program_Name', name],
    ['Program_Version', version],
    ['Program_Release_Month', isoDigits(released.month)],
    ['Program_Release_Day', isoDigits(released.day)],
    ['Program_Release_Year', String(released.year)],
    ['Program_Cost_Dollars', dollars],
    ['Program_Cost_Other_Code', dollars === '' ? '' : 'EUR'],
    ['Program_Cost_Other', dollars],
    ['Program_Type', pick(random, TYPES)],
    ['Program_Release_Status', pick(random, STATUSES)],
    ['Program_Install_Support', 'Install and Uninstall'],
    ['Program_OS_Support', some(random, SYSTEMS.split(','), pick(random, [10, 40, 80])).join(',')],
    ['Program_Language', descriptions.map(({ language }) => language.name).join(',')],
    [
      'File_Info',
      [
        ['File_Size_Bytes', String(bytes)],
        ['File_Size_K', String(Math.round(bytes / 1024))],
        ['File_Size_MB', (bytes / 1024 ** 2).toFixed(2)],
      ],
    ],
    ['Expire_Info', [['Has_Expire_Info', 'N'], ...empties('Expire_', 'Count Based_On Other_Info Month Day Year')]],
    ['Program_Change_Info', news],
    ['Program_Specific_Category', pick(random, ['Utilities', 'Business', 'Games', 'Internet'])],
    ['Program_Category_Class', pick(random, CATEGORIES)],
    ['Program_System_Requirements', chance(random, 50) ? '256 MB RAM, 20 MB of disk space' : ''],
    ...empties('Includes_', 'JAVA_VM VB_Runtime DirectX'),
  ];
}

function languageBlock(random: Random, { language, tagline, summary, text }: Product['descriptions'][number]): Element {
  const long = chance(random, 75) ? textOf(random, language, between(random, 250, 450)) : '';
  return [
    language.name,
    [
      ['Keywords', textOf(random, language, 120).replaceAll(language.stop, ',')],
      ['Char_Desc_45', tagline],
      ['Char_Desc_80', textOf(random, language, 80)],
      ['Char_Desc_250', summary],
      ['Char_Desc_450', long],
      ['Char_Desc_2000', text],
    ],
  ];
}

function webInfo({ website, slug }: Product): Element[] {
  return [
    [
      'Application_URLs',
      [
        ['Application_Info_URL', `${website}/${slug}?ref=pad&lang=en`],
        ['Application_Order_URL', `${website}/order`],
        ['Application_Screenshot_URL', `${website}/images/${slug}.png`],
        ['Application_Icon_URL', ''],
        ['Application_XML_File_URL', `${website}/${slug}.xml`],
      ],
    ],
    [
      'Download_URLs',
      [
        ['Primary_Download_URL', `${website}/download/${slug}.zip`],
        ...empties('', 'Secondary_Download_URL Additional_Download_URL_1 Additional_Download_URL_2'),
      ],
    ],
  ];
}

function permissions(random: Random, { descriptions: [english], vendor }: Product): Element[] {
  const terms = (length: number) => (english === undefined ? '' : textOf(random, english.language, length));
  const license = chance(random, 6) ? terms(between(random, 2_000, 14_000)) : '';
  return [
    ['Distribution_Permissions', chance(random, 40) ? `${vendor}: ${terms(260)}` : ''],
    ['EULA', license],
  ];
}

/** Blocks that editors and download sites add; nearly all their elements are empty. */
const EXTENSIONS: readonly (readonly [name: string, prefix: string, fields: string])[] = [
  ['ASP', 'ASP_', 'FORM Member Member_Number'],
  [
    'NewsFeed',
    'NewsFeed_',
    'FORM DESCRIPTION VERSION Type URL Title Keywords Description_70 Description_250 Site_Name',
  ],
  ['Site', 'Site_', 'FORM VERSION SITE_NAME SITE_URL SITE_CATEGORY SITE_RSS SITE_CONTACT SITE_TERMS SITE_KEYWORDS'],
  ['Press_Release', 'Press_Release_', 'FORM VERSION Headline Summary For_Immediate Plain Keywords URL Translation'],
];
const SHOPS =
  'Regsoft Regnow Avangate BMTMicro Cleverbridge DigitalRiver Element5 Esellerate Kagi OneNetworkDirect Plimus';

function extensions(random: Random): Element[] {
  const blocks = some(random, EXTENSIONS, 15).map(([name, prefix, fields]): Element => [name, empties(prefix, fields)]);
  if (!chance(random, 25)) return blocks;
  const shops = SHOPS.split(' ').flatMap((shop) =>
    empties(`Affiliates_${shop}_`, 'Order_Page Vendor_ID Product_ID Maximum_Commission_Rate'),
  );
  return [...blocks, ['Affiliates', [['Affiliates_FORM', 'Y'], ['Affiliates_VERSION', '1.4'], ...shops]]];
}

function empties(prefix: string, names: string): Element[] {
  return names.split(' ').map((name) => [`${prefix}${name}`, '']);
}
