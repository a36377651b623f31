/** Endings of domains, as text for patterns: near to ordinary words, an address wants one of them. */

/** Those that are also endings of files (py, rs, sh, md, pl, …) are left out. */
export const COMMON_ENDING =
  '(?:com|org|net|edu|gov|int|info|biz|name|io|dev|app|me|ai|co|tech|cloud|xyz|online|site|email|museum|example|eu|de|' +
  'at|ch|fr|nl|be|uk|ie|it|es|pt|se|no|fi|dk|cz|sk|hu|ro|bg|gr|hr|si|lt|lv|ee|ru|ua|by|tr|il|us|ca|mx|br|ar|cl|au|nz|' +
  'jp|cn|tw|kr|hk|sg|id|vn|th|za)(?![\\p{L}\\p{N}-])';

/** With signs or names of signs before them, these are no files either. */
export const FURTHER_ENDING =
  '(?:pl|rs|is|lu|li|mt|cy|mk|al|ba|ge|am|az|kz|uz|pk|ir|ae|sa|eg|ma|tn|ng|ke|gh|pe|uy|ve|ec|ph|my|lk|bd|np|mobi|pro|' +
  'рф|рус|укр|бг|срб|ελ|公司|中国|中國|香港|भारत|한국)(?![\\p{L}\\p{N}-])';
