// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// schemas/rules/language-tag.ts
function canonicalTag(tag) {
  const known = passed.get(tag);
  if (known !== void 0) return known;
  if (tag.length > MAX_LENGTH || !SHAPE.test(tag)) return void 0;
  try {
    const [canonical = ""] = Intl.getCanonicalLocales(tag.replace(EXTENDED, ""));
    if (canonical.length > MAX_LENGTH) return void 0;
    if (passed.size < MAX_PASSED) passed.set(tag, canonical);
    return canonical;
  } catch {
    return void 0;
  }
}
function isLanguageTag(text) {
  return canonicalTag(text) !== void 0;
}
var MAX_LENGTH, SHAPE, EXTENDED, passed, MAX_PASSED;
var init_language_tag = __esm({
  "schemas/rules/language-tag.ts"() {
    "use strict";
    MAX_LENGTH = 35;
    SHAPE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*(?:-[TUtu](?:-[A-Za-z0-9]{2,8})+)*$/;
    EXTENDED = /^(?:ar|kok|lv|ms|sgn|sw|uz|zh)-(?!min(?:-|$))(?=[a-z]{3}(?:-|$))/i;
    passed = /* @__PURE__ */ new Map();
    MAX_PASSED = 1e3;
  }
});

// schemas/rules/plain-text.ts
function hasInvisible(text) {
  return withoutInvisible(text) !== text;
}
function withoutInvisible(text) {
  return text.replace(INVISIBLE, "").replace(HIDING_JOINER, "");
}
var INVISIBLE, HIDING_JOINER, PLAIN_CHARACTERS, OTHER_CHARACTER;
var init_plain_text = __esm({
  "schemas/rules/plain-text.ts"() {
    "use strict";
    INVISIBLE = /(?!\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
    HIDING_JOINER = /(?<=[!-~])(?:\u200c|\u200d|\p{Variation_Selector})+(?=[!-~])/gu;
    PLAIN_CHARACTERS = "!-~\\u00a1-\\u00ac\\u00ae-\\u00ff\\u0391-\\u03a1\\u03a3-\\u03c9\\u0401\\u0410-\\u044f\\u0451\\u2010-\\u2027\\u3001-\\u3020\\u3041-\\u3096\\u309b-\\u30ff\\u4e00-\\u9fa5\\uff01-\\uff5e";
    OTHER_CHARACTER = new RegExp(`[^ \\n${PLAIN_CHARACTERS}]`);
  }
});

// schemas/rules/web-address.ts
function isWebAddress(value) {
  if (value.length > MAX_LENGTH2) return false;
  return PLAIN.test(value) || isParsedWebAddress(value);
}
function isParsedWebAddress(value) {
  if (SILENTLY_REWRITTEN.test(value) || hasInvisible(value)) return false;
  if (!/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.username === "" && url.password === "" && url.hostname !== "" && !hasUserInfo(value);
}
function hasUserInfo(value) {
  const authority = value.split("//")[1]?.split(/[/?#]/)[0] ?? "";
  return authority.includes("@");
}
var MAX_LENGTH2, SILENTLY_REWRITTEN, PLAIN;
var init_web_address = __esm({
  "schemas/rules/web-address.ts"() {
    "use strict";
    init_plain_text();
    MAX_LENGTH2 = 2048;
    SILENTLY_REWRITTEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;
    PLAIN = /^https?:\/\/(?:(?!xn--)[a-z\d][a-z\d-]{0,62}\.){1,10}[a-z]{2,63}(?:[/?#][!-[\]-~]*)?$/i;
  }
});

// schemas/rules/formats.ts
var formats_exports = {};
__export(formats_exports, {
  formats: () => formats
});
var import_formats, formats;
var init_formats = __esm({
  "schemas/rules/formats.ts"() {
    "use strict";
    import_formats = __toESM(require_formats(), 1);
    init_language_tag();
    init_web_address();
    formats = {
      uri: isWebAddress,
      "language-tag": isLanguageTag,
      date: import_formats.fullFormats.date,
      "date-time": import_formats.fullFormats["date-time"]
    };
  }
});

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var validatePad = validate20;
var formats0 = (init_formats(), __toCommonJS(formats_exports)).formats.uri;
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^2(\\.[0-9]+){0,2}$", "u");
var pattern5 = new RegExp("^[a-z0-9-]+$", "u");
var pattern6 = new RegExp("^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$", "u");
var pattern9 = new RegExp("^[A-Z]{3}$", "u");
var formats24 = (init_formats(), __toCommonJS(formats_exports)).formats.date;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.security_support_until !== void 0) {
      let data0 = data.security_support_until;
      if (typeof data0 === "string") {
        if (func1(data0) > 10) {
          const err0 = { instancePath: instancePath + "/security_support_until", schemaPath: "#/properties/security_support_until/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!formats24.validate(data0)) {
          const err1 = { instancePath: instancePath + "/security_support_until", schemaPath: "#/properties/security_support_until/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/security_support_until", schemaPath: "#/properties/security_support_until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.end_of_life !== void 0) {
      let data1 = data.end_of_life;
      if (typeof data1 === "string") {
        if (func1(data1) > 10) {
          const err3 = { instancePath: instancePath + "/end_of_life", schemaPath: "#/properties/end_of_life/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!formats24.validate(data1)) {
          const err4 = { instancePath: instancePath + "/end_of_life", schemaPath: "#/properties/end_of_life/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/end_of_life", schemaPath: "#/properties/end_of_life/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.lines !== void 0) {
      let data2 = data.lines;
      if (Array.isArray(data2)) {
        if (data2.length > 30) {
          const err6 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.line === void 0) {
              const err7 = { instancePath: instancePath + "/lines/" + i0, schemaPath: "#/properties/lines/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3.line !== void 0) {
              let data4 = data3.line;
              if (typeof data4 === "string") {
                if (func1(data4) > 200) {
                  const err8 = { instancePath: instancePath + "/lines/" + i0 + "/line", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err9 = { instancePath: instancePath + "/lines/" + i0 + "/line", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/lines/" + i0 + "/line", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data3.security_support_until !== void 0) {
              let data5 = data3.security_support_until;
              if (typeof data5 === "string") {
                if (func1(data5) > 10) {
                  const err11 = { instancePath: instancePath + "/lines/" + i0 + "/security_support_until", schemaPath: "#/properties/lines/items/properties/security_support_until/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (!formats24.validate(data5)) {
                  const err12 = { instancePath: instancePath + "/lines/" + i0 + "/security_support_until", schemaPath: "#/properties/lines/items/properties/security_support_until/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/lines/" + i0 + "/security_support_until", schemaPath: "#/properties/lines/items/properties/security_support_until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data3.end_of_life !== void 0) {
              let data6 = data3.end_of_life;
              if (typeof data6 === "string") {
                if (func1(data6) > 10) {
                  const err14 = { instancePath: instancePath + "/lines/" + i0 + "/end_of_life", schemaPath: "#/properties/lines/items/properties/end_of_life/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (!formats24.validate(data6)) {
                  const err15 = { instancePath: instancePath + "/lines/" + i0 + "/end_of_life", schemaPath: "#/properties/lines/items/properties/end_of_life/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/lines/" + i0 + "/end_of_life", schemaPath: "#/properties/lines/items/properties/end_of_life/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/lines/" + i0, schemaPath: "#/properties/lines/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.sbom_url !== void 0) {
      let data7 = data.sbom_url;
      if (typeof data7 === "string") {
        if (func1(data7) > 2048) {
          const err19 = { instancePath: instancePath + "/sbom_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats0(data7)) {
          const err20 = { instancePath: instancePath + "/sbom_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/sbom_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.csaf_url !== void 0) {
      let data8 = data.csaf_url;
      if (typeof data8 === "string") {
        if (func1(data8) > 2048) {
          const err22 = { instancePath: instancePath + "/csaf_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (!formats0(data8)) {
          const err23 = { instancePath: instancePath + "/csaf_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/csaf_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.conformity_url !== void 0) {
      let data9 = data.conformity_url;
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) {
          const err25 = { instancePath: instancePath + "/conformity_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (!formats0(data9)) {
          const err26 = { instancePath: instancePath + "/conformity_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/conformity_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "security_support_until": true, "end_of_life": true, "lines": true, "sbom_url": true, "csaf_url": true, "conformity_url": true }, "dynamicProps": false, "dynamicItems": false };
var schema64 = { "type": "object", "properties": { "repository": { "description": "an absolute http or https address: the repository with its source code", "$ref": "#/$defs/uri" }, "development_status": { "description": "how far its development is: concept, development, beta, stable or obsolete", "enum": ["concept", "development", "beta", "stable", "obsolete"] }, "used_by": { "description": "names of at most 100 public bodies that use it, as its publisher declares", "type": "array", "maxItems": 100, "items": { "$ref": "#/$defs/line" } }, "maintenance": { "description": "who maintains it: an object with a type", "type": "object", "required": ["type"], "properties": { "type": { "description": "internal, contract, community or none", "enum": ["internal", "contract", "community", "none"] }, "until": { "description": "the last day of the contract, like 2027-12-31", "type": "string", "format": "date", "maxLength": 10 } } }, "depends_on": { "description": "what has to be there for it to run", "type": "object", "properties": { "open": { "description": "at most 50 open-source programs", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } }, "proprietary": { "description": "at most 50 proprietary programs", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } }, "hardware": { "description": "at most 50 devices", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } } } }, "audience": { "description": "for whom it is made", "type": "object", "properties": { "scope": { "description": "fields of public service, like education or local-authorities", "type": "array", "maxItems": 24, "items": { "enum": ["agriculture", "culture", "defence", "education", "emergency-services", "employment", "energy", "environment", "finance-and-economic-development", "foreign-affairs", "government", "healthcare", "infrastructures", "justice", "local-authorities", "manufacturing", "research", "science-and-technology", "security", "society", "sport", "tourism", "transportation", "welfare"] } }, "countries": { "description": "countries whose law it follows: at most 250 codes", "type": "array", "maxItems": 250, "items": { "description": "an ISO 3166 country code of two capital letters, like DE", "type": "string", "maxLength": 2, "pattern": "^[A-Z]{2}$" } }, "unsupported_countries": { "description": "countries it is not fit for: at most 250 codes", "type": "array", "maxItems": 250, "items": { "description": "an ISO 3166 country code of two capital letters, like DE", "type": "string", "maxLength": 2, "pattern": "^[A-Z]{2}$" } } } }, "localisation_ready": { "description": "true where it can be translated", "type": "boolean" }, "copyright_owner": { "description": "who owns the rights in most of it", "$ref": "#/$defs/line" }, "roadmap": { "description": "an absolute http or https address: what is planned", "$ref": "#/$defs/uri" }, "accessibility_statement": { "description": "an absolute http or https address: how accessible it is, and where it is not", "$ref": "#/$defs/uri" }, "hosting_statement": { "description": "an absolute http or https address: where and by whom it is hosted", "$ref": "#/$defs/uri" }, "based_on": { "description": "at most 10 addresses of what it is a variant of", "type": "array", "maxItems": 10, "items": { "$ref": "#/$defs/uri" } } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err4 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.version_min !== void 0) {
      let data2 = data.version_min;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err7 = { instancePath: instancePath + "/version_min", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err8 = { instancePath: instancePath + "/version_min", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/version_min", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.version_max !== void 0) {
      let data3 = data.version_max;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err10 = { instancePath: instancePath + "/version_max", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err11 = { instancePath: instancePath + "/version_max", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/version_max", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.optional !== void 0) {
      if (typeof data.optional !== "boolean") {
        const err13 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "name": true, "version": true, "version_min": true, "version_max": true, "optional": true }, "dynamicProps": false, "dynamicItems": false };
var pattern7 = new RegExp("^[A-Z]{2}$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.repository !== void 0) {
      let data0 = data.repository;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err0 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err1 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.development_status !== void 0) {
      let data1 = data.development_status;
      if (!(data1 === "concept" || data1 === "development" || data1 === "beta" || data1 === "stable" || data1 === "obsolete")) {
        const err3 = { instancePath: instancePath + "/development_status", schemaPath: "#/properties/development_status/enum", keyword: "enum", params: { allowedValues: schema64.properties.development_status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.used_by !== void 0) {
      let data2 = data.used_by;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          const err4 = { instancePath: instancePath + "/used_by", schemaPath: "#/properties/used_by/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (func1(data3) > 200) {
              const err5 = { instancePath: instancePath + "/used_by/" + i0, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (func1(data3) < 1) {
              const err6 = { instancePath: instancePath + "/used_by/" + i0, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/used_by/" + i0, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/used_by", schemaPath: "#/properties/used_by/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.maintenance !== void 0) {
      let data4 = data.maintenance;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.type === void 0) {
          const err9 = { instancePath: instancePath + "/maintenance", schemaPath: "#/properties/maintenance/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data4.type !== void 0) {
          let data5 = data4.type;
          if (!(data5 === "internal" || data5 === "contract" || data5 === "community" || data5 === "none")) {
            const err10 = { instancePath: instancePath + "/maintenance/type", schemaPath: "#/properties/maintenance/properties/type/enum", keyword: "enum", params: { allowedValues: schema64.properties.maintenance.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data4.until !== void 0) {
          let data6 = data4.until;
          if (typeof data6 === "string") {
            if (func1(data6) > 10) {
              const err11 = { instancePath: instancePath + "/maintenance/until", schemaPath: "#/properties/maintenance/properties/until/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!formats24.validate(data6)) {
              const err12 = { instancePath: instancePath + "/maintenance/until", schemaPath: "#/properties/maintenance/properties/until/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/maintenance/until", schemaPath: "#/properties/maintenance/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/maintenance", schemaPath: "#/properties/maintenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.depends_on !== void 0) {
      let data7 = data.depends_on;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.open !== void 0) {
          let data8 = data7.open;
          if (Array.isArray(data8)) {
            if (data8.length > 50) {
              const err15 = { instancePath: instancePath + "/depends_on/open", schemaPath: "#/properties/depends_on/properties/open/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            const len1 = data8.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!validate25(data8[i1], { instancePath: instancePath + "/depends_on/open/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/depends_on/open", schemaPath: "#/properties/depends_on/properties/open/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data7.proprietary !== void 0) {
          let data10 = data7.proprietary;
          if (Array.isArray(data10)) {
            if (data10.length > 50) {
              const err17 = { instancePath: instancePath + "/depends_on/proprietary", schemaPath: "#/properties/depends_on/properties/proprietary/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            const len2 = data10.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (!validate25(data10[i2], { instancePath: instancePath + "/depends_on/proprietary/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/depends_on/proprietary", schemaPath: "#/properties/depends_on/properties/proprietary/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data7.hardware !== void 0) {
          let data12 = data7.hardware;
          if (Array.isArray(data12)) {
            if (data12.length > 50) {
              const err19 = { instancePath: instancePath + "/depends_on/hardware", schemaPath: "#/properties/depends_on/properties/hardware/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            const len3 = data12.length;
            for (let i3 = 0; i3 < len3; i3++) {
              if (!validate25(data12[i3], { instancePath: instancePath + "/depends_on/hardware/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/depends_on/hardware", schemaPath: "#/properties/depends_on/properties/hardware/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/depends_on", schemaPath: "#/properties/depends_on/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.audience !== void 0) {
      let data14 = data.audience;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.scope !== void 0) {
          let data15 = data14.scope;
          if (Array.isArray(data15)) {
            if (data15.length > 24) {
              const err22 = { instancePath: instancePath + "/audience/scope", schemaPath: "#/properties/audience/properties/scope/maxItems", keyword: "maxItems", params: { limit: 24 }, message: "must NOT have more than 24 items" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            const len4 = data15.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data16 = data15[i4];
              if (!(data16 === "agriculture" || data16 === "culture" || data16 === "defence" || data16 === "education" || data16 === "emergency-services" || data16 === "employment" || data16 === "energy" || data16 === "environment" || data16 === "finance-and-economic-development" || data16 === "foreign-affairs" || data16 === "government" || data16 === "healthcare" || data16 === "infrastructures" || data16 === "justice" || data16 === "local-authorities" || data16 === "manufacturing" || data16 === "research" || data16 === "science-and-technology" || data16 === "security" || data16 === "society" || data16 === "sport" || data16 === "tourism" || data16 === "transportation" || data16 === "welfare")) {
                const err23 = { instancePath: instancePath + "/audience/scope/" + i4, schemaPath: "#/properties/audience/properties/scope/items/enum", keyword: "enum", params: { allowedValues: schema64.properties.audience.properties.scope.items.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/audience/scope", schemaPath: "#/properties/audience/properties/scope/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data14.countries !== void 0) {
          let data17 = data14.countries;
          if (Array.isArray(data17)) {
            if (data17.length > 250) {
              const err25 = { instancePath: instancePath + "/audience/countries", schemaPath: "#/properties/audience/properties/countries/maxItems", keyword: "maxItems", params: { limit: 250 }, message: "must NOT have more than 250 items" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            const len5 = data17.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data18 = data17[i5];
              if (typeof data18 === "string") {
                if (func1(data18) > 2) {
                  const err26 = { instancePath: instancePath + "/audience/countries/" + i5, schemaPath: "#/properties/audience/properties/countries/items/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                if (!pattern7.test(data18)) {
                  const err27 = { instancePath: instancePath + "/audience/countries/" + i5, schemaPath: "#/properties/audience/properties/countries/items/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/audience/countries/" + i5, schemaPath: "#/properties/audience/properties/countries/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/audience/countries", schemaPath: "#/properties/audience/properties/countries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data14.unsupported_countries !== void 0) {
          let data19 = data14.unsupported_countries;
          if (Array.isArray(data19)) {
            if (data19.length > 250) {
              const err30 = { instancePath: instancePath + "/audience/unsupported_countries", schemaPath: "#/properties/audience/properties/unsupported_countries/maxItems", keyword: "maxItems", params: { limit: 250 }, message: "must NOT have more than 250 items" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            const len6 = data19.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let data20 = data19[i6];
              if (typeof data20 === "string") {
                if (func1(data20) > 2) {
                  const err31 = { instancePath: instancePath + "/audience/unsupported_countries/" + i6, schemaPath: "#/properties/audience/properties/unsupported_countries/items/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (!pattern7.test(data20)) {
                  const err32 = { instancePath: instancePath + "/audience/unsupported_countries/" + i6, schemaPath: "#/properties/audience/properties/unsupported_countries/items/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/audience/unsupported_countries/" + i6, schemaPath: "#/properties/audience/properties/unsupported_countries/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/audience/unsupported_countries", schemaPath: "#/properties/audience/properties/unsupported_countries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.localisation_ready !== void 0) {
      if (typeof data.localisation_ready !== "boolean") {
        const err36 = { instancePath: instancePath + "/localisation_ready", schemaPath: "#/properties/localisation_ready/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.copyright_owner !== void 0) {
      let data22 = data.copyright_owner;
      if (typeof data22 === "string") {
        if (func1(data22) > 200) {
          const err37 = { instancePath: instancePath + "/copyright_owner", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (func1(data22) < 1) {
          const err38 = { instancePath: instancePath + "/copyright_owner", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/copyright_owner", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.roadmap !== void 0) {
      let data23 = data.roadmap;
      if (typeof data23 === "string") {
        if (func1(data23) > 2048) {
          const err40 = { instancePath: instancePath + "/roadmap", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!formats0(data23)) {
          const err41 = { instancePath: instancePath + "/roadmap", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      } else {
        const err42 = { instancePath: instancePath + "/roadmap", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.accessibility_statement !== void 0) {
      let data24 = data.accessibility_statement;
      if (typeof data24 === "string") {
        if (func1(data24) > 2048) {
          const err43 = { instancePath: instancePath + "/accessibility_statement", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (!formats0(data24)) {
          const err44 = { instancePath: instancePath + "/accessibility_statement", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      } else {
        const err45 = { instancePath: instancePath + "/accessibility_statement", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.hosting_statement !== void 0) {
      let data25 = data.hosting_statement;
      if (typeof data25 === "string") {
        if (func1(data25) > 2048) {
          const err46 = { instancePath: instancePath + "/hosting_statement", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (!formats0(data25)) {
          const err47 = { instancePath: instancePath + "/hosting_statement", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      } else {
        const err48 = { instancePath: instancePath + "/hosting_statement", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.based_on !== void 0) {
      let data26 = data.based_on;
      if (Array.isArray(data26)) {
        if (data26.length > 10) {
          const err49 = { instancePath: instancePath + "/based_on", schemaPath: "#/properties/based_on/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        const len7 = data26.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data27 = data26[i7];
          if (typeof data27 === "string") {
            if (func1(data27) > 2048) {
              const err50 = { instancePath: instancePath + "/based_on/" + i7, schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            if (!formats0(data27)) {
              const err51 = { instancePath: instancePath + "/based_on/" + i7, schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          } else {
            const err52 = { instancePath: instancePath + "/based_on/" + i7, schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
      } else {
        const err53 = { instancePath: instancePath + "/based_on", schemaPath: "#/properties/based_on/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
  } else {
    const err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err54];
    } else {
      vErrors.push(err54);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "repository": true, "development_status": true, "used_by": true, "maintenance": true, "depends_on": true, "audience": true, "localisation_ready": true, "copyright_owner": true, "roadmap": true, "accessibility_statement": true, "hosting_statement": true, "based_on": true }, "dynamicProps": false, "dynamicItems": false };
var schema78 = { "type": "object", "properties": { "openapi": { "type": "object", "properties": { "version": { "$ref": "#/$defs/line" }, "spec_url": { "$ref": "#/$defs/uri" } } }, "mcp": { "type": "object", "properties": { "version": { "$ref": "#/$defs/line" }, "transport": { "description": "how the server is reached", "enum": ["sse", "stdio", "streamable-http"] }, "endpoint": { "$ref": "#/$defs/uri" }, "tools_count": { "description": "a whole number, 0 or more", "type": "integer", "minimum": 0, "maximum": 1e6 }, "schema_url": { "$ref": "#/$defs/uri" } } } } };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.openapi !== void 0) {
      let data0 = data.openapi;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.version !== void 0) {
          let data1 = data0.version;
          if (typeof data1 === "string") {
            if (func1(data1) > 200) {
              const err0 = { instancePath: instancePath + "/openapi/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            if (func1(data1) < 1) {
              const err1 = { instancePath: instancePath + "/openapi/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = { instancePath: instancePath + "/openapi/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data0.spec_url !== void 0) {
          let data2 = data0.spec_url;
          if (typeof data2 === "string") {
            if (func1(data2) > 2048) {
              const err3 = { instancePath: instancePath + "/openapi/spec_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (!formats0(data2)) {
              const err4 = { instancePath: instancePath + "/openapi/spec_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/openapi/spec_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/openapi", schemaPath: "#/properties/openapi/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.mcp !== void 0) {
      let data3 = data.mcp;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.version !== void 0) {
          let data4 = data3.version;
          if (typeof data4 === "string") {
            if (func1(data4) > 200) {
              const err7 = { instancePath: instancePath + "/mcp/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func1(data4) < 1) {
              const err8 = { instancePath: instancePath + "/mcp/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/mcp/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data3.transport !== void 0) {
          let data5 = data3.transport;
          if (!(data5 === "sse" || data5 === "stdio" || data5 === "streamable-http")) {
            const err10 = { instancePath: instancePath + "/mcp/transport", schemaPath: "#/properties/mcp/properties/transport/enum", keyword: "enum", params: { allowedValues: schema78.properties.mcp.properties.transport.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data3.endpoint !== void 0) {
          let data6 = data3.endpoint;
          if (typeof data6 === "string") {
            if (func1(data6) > 2048) {
              const err11 = { instancePath: instancePath + "/mcp/endpoint", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!formats0(data6)) {
              const err12 = { instancePath: instancePath + "/mcp/endpoint", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/mcp/endpoint", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data3.tools_count !== void 0) {
          let data7 = data3.tools_count;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err14 = { instancePath: instancePath + "/mcp/tools_count", schemaPath: "#/properties/mcp/properties/tools_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1e6 || isNaN(data7)) {
              const err15 = { instancePath: instancePath + "/mcp/tools_count", schemaPath: "#/properties/mcp/properties/tools_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err16 = { instancePath: instancePath + "/mcp/tools_count", schemaPath: "#/properties/mcp/properties/tools_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        }
        if (data3.schema_url !== void 0) {
          let data8 = data3.schema_url;
          if (typeof data8 === "string") {
            if (func1(data8) > 2048) {
              const err17 = { instancePath: instancePath + "/mcp/schema_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (!formats0(data8)) {
              const err18 = { instancePath: instancePath + "/mcp/schema_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/mcp/schema_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/mcp", schemaPath: "#/properties/mcp/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": { "openapi": true, "mcp": true }, "dynamicProps": false, "dynamicItems": false };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slug === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.slug !== void 0) {
      let data0 = data.slug;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err2 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data0)) {
          const err3 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err8 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err9 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data3 = data.category;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err11 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err12 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.license_type !== void 0) {
      let data4 = data.license_type;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err14 = { instancePath: instancePath + "/license_type", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err15 = { instancePath: instancePath + "/license_type", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/license_type", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.license !== void 0) {
      let data5 = data.license;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.spdx_id !== void 0) {
          let data6 = data5.spdx_id;
          if (typeof data6 === "string") {
            if (func1(data6) > 200) {
              const err17 = { instancePath: instancePath + "/license/spdx_id", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (func1(data6) < 1) {
              const err18 = { instancePath: instancePath + "/license/spdx_id", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/license/spdx_id", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data5.commercial_terms !== void 0) {
          let data7 = data5.commercial_terms;
          if (typeof data7 === "string") {
            if (func1(data7) > 2e3) {
              const err20 = { instancePath: instancePath + "/license/commercial_terms", schemaPath: "#/properties/license/properties/commercial_terms/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/license/commercial_terms", schemaPath: "#/properties/license/properties/commercial_terms/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.platforms !== void 0) {
      let data8 = data.platforms;
      if (Array.isArray(data8)) {
        if (data8.length > 50) {
          const err23 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (typeof data9 === "string") {
            if (func1(data9) > 200) {
              const err24 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (func1(data9) < 1) {
              const err25 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.homepage !== void 0) {
      let data10 = data.homepage;
      if (typeof data10 === "string") {
        if (func1(data10) > 2048) {
          const err28 = { instancePath: instancePath + "/homepage", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (!formats0(data10)) {
          const err29 = { instancePath: instancePath + "/homepage", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/homepage", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.documentation !== void 0) {
      let data11 = data.documentation;
      if (typeof data11 === "string") {
        if (func1(data11) > 2048) {
          const err31 = { instancePath: instancePath + "/documentation", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!formats0(data11)) {
          const err32 = { instancePath: instancePath + "/documentation", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      } else {
        const err33 = { instancePath: instancePath + "/documentation", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.order_url !== void 0) {
      let data12 = data.order_url;
      if (typeof data12 === "string") {
        if (func1(data12) > 2048) {
          const err34 = { instancePath: instancePath + "/order_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (!formats0(data12)) {
          const err35 = { instancePath: instancePath + "/order_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/order_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.support_url !== void 0) {
      let data13 = data.support_url;
      if (typeof data13 === "string") {
        if (func1(data13) > 2048) {
          const err37 = { instancePath: instancePath + "/support_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats0(data13)) {
          const err38 = { instancePath: instancePath + "/support_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/support_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.status_page !== void 0) {
      let data14 = data.status_page;
      if (typeof data14 === "string") {
        if (func1(data14) > 2048) {
          const err40 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!formats0(data14)) {
          const err41 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      } else {
        const err42 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.security !== void 0) {
      let data15 = data.security;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (data15.policy_url !== void 0) {
          let data16 = data15.policy_url;
          if (typeof data16 === "string") {
            if (func1(data16) > 2048) {
              const err43 = { instancePath: instancePath + "/security/policy_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (!formats0(data16)) {
              const err44 = { instancePath: instancePath + "/security/policy_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          } else {
            const err45 = { instancePath: instancePath + "/security/policy_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data15.security_txt_url !== void 0) {
          let data17 = data15.security_txt_url;
          if (typeof data17 === "string") {
            if (func1(data17) > 2048) {
              const err46 = { instancePath: instancePath + "/security/security_txt_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (!formats0(data17)) {
              const err47 = { instancePath: instancePath + "/security/security_txt_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/security/security_txt_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/security", schemaPath: "#/properties/security/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.icon !== void 0) {
      let data18 = data.icon;
      if (typeof data18 === "string") {
        if (func1(data18) > 2048) {
          const err50 = { instancePath: instancePath + "/icon", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!formats0(data18)) {
          const err51 = { instancePath: instancePath + "/icon", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/icon", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.screenshots !== void 0) {
      let data19 = data.screenshots;
      if (Array.isArray(data19)) {
        if (data19.length > 10) {
          const err53 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        const len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data20 = data19[i1];
          if (typeof data20 === "string") {
            if (func1(data20) > 2048) {
              const err54 = { instancePath: instancePath + "/screenshots/" + i1, schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
            if (!formats0(data20)) {
              const err55 = { instancePath: instancePath + "/screenshots/" + i1, schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
          } else {
            const err56 = { instancePath: instancePath + "/screenshots/" + i1, schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.keywords !== void 0) {
      let data21 = data.keywords;
      if (Array.isArray(data21)) {
        if (data21.length > 30) {
          const err58 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        const len2 = data21.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data22 = data21[i2];
          if (typeof data22 === "string") {
            if (func1(data22) > 60) {
              const err59 = { instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            if (func1(data22) < 1) {
              const err60 = { instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          } else {
            const err61 = { instancePath: instancePath + "/keywords/" + i2, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.languages !== void 0) {
      let data23 = data.languages;
      if (Array.isArray(data23)) {
        if (data23.length > 200) {
          const err63 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        const len3 = data23.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data24 = data23[i3];
          if (typeof data24 === "string") {
            if (!pattern6.test(data24)) {
              const err64 = { instancePath: instancePath + "/languages/" + i3, schemaPath: "#/$defs/languageTag/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$" }, message: 'must match pattern "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$"' };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          } else {
            const err65 = { instancePath: instancePath + "/languages/" + i3, schemaPath: "#/$defs/languageTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
      } else {
        const err66 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.requirements !== void 0) {
      let data25 = data.requirements;
      if (typeof data25 === "string") {
        if (func1(data25) > 1e3) {
          const err67 = { instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
      } else {
        const err68 = { instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data26 = data.deployment;
      if (Array.isArray(data26)) {
        if (data26.length > 20) {
          const err69 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        const len4 = data26.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data27 = data26[i4];
          if (typeof data27 === "string") {
            if (func1(data27) > 200) {
              const err70 = { instancePath: instancePath + "/deployment/" + i4, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            if (func1(data27) < 1) {
              const err71 = { instancePath: instancePath + "/deployment/" + i4, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
          } else {
            const err72 = { instancePath: instancePath + "/deployment/" + i4, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
      } else {
        const err73 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data.packages !== void 0) {
      let data28 = data.packages;
      if (Array.isArray(data28)) {
        if (data28.length > 20) {
          const err74 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        const len5 = data28.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data29 = data28[i5];
          if (typeof data29 === "string") {
            if (func1(data29) > 300) {
              const err75 = { instancePath: instancePath + "/packages/" + i5, schemaPath: "#/properties/packages/items/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          } else {
            const err76 = { instancePath: instancePath + "/packages/" + i5, schemaPath: "#/properties/packages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
      } else {
        const err77 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
    }
    if (data.support_until !== void 0) {
      let data30 = data.support_until;
      if (typeof data30 === "string") {
        if (func1(data30) > 10) {
          const err78 = { instancePath: instancePath + "/support_until", schemaPath: "#/properties/support_until/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
        if (!formats24.validate(data30)) {
          const err79 = { instancePath: instancePath + "/support_until", schemaPath: "#/properties/support_until/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
      } else {
        const err80 = { instancePath: instancePath + "/support_until", schemaPath: "#/properties/support_until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
    if (data.lifecycle !== void 0) {
      if (!validate22(data.lifecycle, { instancePath: instancePath + "/lifecycle", parentData: data, parentDataProperty: "lifecycle", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.public_sector !== void 0) {
      if (!validate24(data.public_sector, { instancePath: instancePath + "/public_sector", parentData: data, parentDataProperty: "public_sector", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
    }
    if (data.integrations !== void 0) {
      let data33 = data.integrations;
      if (Array.isArray(data33)) {
        if (data33.length > 200) {
          const err81 = { instancePath: instancePath + "/integrations", schemaPath: "#/properties/integrations/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
        const len6 = data33.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data34 = data33[i6];
          if (typeof data34 === "string") {
            if (func1(data34) > 200) {
              const err82 = { instancePath: instancePath + "/integrations/" + i6, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
            if (func1(data34) < 1) {
              const err83 = { instancePath: instancePath + "/integrations/" + i6, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          } else {
            const err84 = { instancePath: instancePath + "/integrations/" + i6, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err84];
            } else {
              vErrors.push(err84);
            }
            errors++;
          }
        }
      } else {
        const err85 = { instancePath: instancePath + "/integrations", schemaPath: "#/properties/integrations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.interfaces !== void 0) {
      if (!validate30(data.interfaces, { instancePath: instancePath + "/interfaces", parentData: data, parentDataProperty: "interfaces", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
    if (data.pricing !== void 0) {
      let data36 = data.pricing;
      if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
        if (data36.model !== void 0) {
          let data37 = data36.model;
          if (typeof data37 === "string") {
            if (func1(data37) > 200) {
              const err86 = { instancePath: instancePath + "/pricing/model", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
            if (func1(data37) < 1) {
              const err87 = { instancePath: instancePath + "/pricing/model", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
          } else {
            const err88 = { instancePath: instancePath + "/pricing/model", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
        }
        if (data36.price_from_cents !== void 0) {
          let data38 = data36.price_from_cents;
          if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
            const err89 = { instancePath: instancePath + "/pricing/price_from_cents", schemaPath: "#/properties/pricing/properties/price_from_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
          if (typeof data38 == "number" && isFinite(data38)) {
            if (data38 > 9007199254740991 || isNaN(data38)) {
              const err90 = { instancePath: instancePath + "/pricing/price_from_cents", schemaPath: "#/properties/pricing/properties/price_from_cents/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
            if (data38 < 0 || isNaN(data38)) {
              const err91 = { instancePath: instancePath + "/pricing/price_from_cents", schemaPath: "#/properties/pricing/properties/price_from_cents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
          }
        }
        if (data36.currency !== void 0) {
          let data39 = data36.currency;
          if (typeof data39 === "string") {
            if (func1(data39) > 3) {
              const err92 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/properties/pricing/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
            if (!pattern9.test(data39)) {
              const err93 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/properties/pricing/properties/currency/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
          } else {
            const err94 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/properties/pricing/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err94];
            } else {
              vErrors.push(err94);
            }
            errors++;
          }
        }
        if (data36.price_from_cents !== void 0) {
          if (data36.currency === void 0) {
            const err95 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/dependentRequired", keyword: "dependentRequired", params: {
              property: "price_from_cents",
              missingProperty: "currency",
              depsCount: 1,
              deps: "currency"
            }, message: "must have property currency when property price_from_cents is present" };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          }
        }
      } else {
        const err96 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err96];
        } else {
          vErrors.push(err96);
        }
        errors++;
      }
    }
    if (data.descriptions !== void 0) {
      let data40 = data.descriptions;
      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
        if (Object.keys(data40).length > 100) {
          const err97 = { instancePath: instancePath + "/descriptions", schemaPath: "#/properties/descriptions/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        for (const key0 in data40) {
          const _errs99 = errors;
          if (typeof key0 === "string") {
            if (!pattern6.test(key0)) {
              const err98 = { instancePath: instancePath + "/descriptions", schemaPath: "#/$defs/languageTag/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$" }, message: 'must match pattern "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$"', propertyName: key0 };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
          } else {
            const err99 = { instancePath: instancePath + "/descriptions", schemaPath: "#/$defs/languageTag/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key0 };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
          var valid37 = _errs99 === errors;
          if (!valid37) {
            const err100 = { instancePath: instancePath + "/descriptions", schemaPath: "#/properties/descriptions/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
        }
        for (const key1 in data40) {
          let data41 = data40[key1];
          if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
            if (data41.summary === void 0) {
              const err101 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/description/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
            if (data41.tagline !== void 0) {
              let data42 = data41.tagline;
              if (typeof data42 === "string") {
                if (func1(data42) > 120) {
                  const err102 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/$defs/description/properties/tagline/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
                  if (vErrors === null) {
                    vErrors = [err102];
                  } else {
                    vErrors.push(err102);
                  }
                  errors++;
                }
              } else {
                const err103 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/$defs/description/properties/tagline/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              }
            }
            if (data41.summary !== void 0) {
              let data43 = data41.summary;
              if (typeof data43 === "string") {
                if (func1(data43) > 2e4) {
                  const err104 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err104];
                  } else {
                    vErrors.push(err104);
                  }
                  errors++;
                }
                if (func1(data43) < 1) {
                  const err105 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err105];
                  } else {
                    vErrors.push(err105);
                  }
                  errors++;
                }
              } else {
                const err106 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err106];
                } else {
                  vErrors.push(err106);
                }
                errors++;
              }
            }
            if (data41.text !== void 0) {
              let data44 = data41.text;
              if (typeof data44 === "string") {
                if (func1(data44) > 2e4) {
                  const err107 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/$defs/description/properties/text/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err107];
                  } else {
                    vErrors.push(err107);
                  }
                  errors++;
                }
              } else {
                const err108 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/$defs/description/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err108];
                } else {
                  vErrors.push(err108);
                }
                errors++;
              }
            }
          } else {
            const err109 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/description/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err109];
            } else {
              vErrors.push(err109);
            }
            errors++;
          }
        }
      } else {
        const err110 = { instancePath: instancePath + "/descriptions", schemaPath: "#/properties/descriptions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err110];
        } else {
          vErrors.push(err110);
        }
        errors++;
      }
    }
  } else {
    const err111 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err111];
    } else {
      vErrors.push(err111);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": { "slug": true, "name": true, "kind": true, "category": true, "license_type": true, "license": true, "platforms": true, "homepage": true, "documentation": true, "order_url": true, "support_url": true, "status_page": true, "security": true, "icon": true, "screenshots": true, "keywords": true, "languages": true, "requirements": true, "deployment": true, "packages": true, "support_until": true, "lifecycle": true, "public_sector": true, "integrations": true, "interfaces": true, "pricing": true, "descriptions": true }, "dynamicProps": false, "dynamicItems": false };
var pattern11 = new RegExp("^[0-9]{4}(-(0[1-9]|1[0-2]))?$", "u");
var pattern12 = new RegExp("^[0-9a-fA-F]{64}$", "u");
var pattern13 = new RegExp("^[a-z0-9]+(\\.[a-z0-9]+)?$", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (func1(data0) > 100) {
          const err1 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.released_on !== void 0) {
      let data1 = data.released_on;
      if (typeof data1 === "string") {
        if (func1(data1) > 10) {
          const err4 = { instancePath: instancePath + "/released_on", schemaPath: "#/properties/released_on/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!formats24.validate(data1)) {
          const err5 = { instancePath: instancePath + "/released_on", schemaPath: "#/properties/released_on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/released_on", schemaPath: "#/properties/released_on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.released_in !== void 0) {
      let data2 = data.released_in;
      if (typeof data2 === "string") {
        if (func1(data2) > 7) {
          const err7 = { instancePath: instancePath + "/released_in", schemaPath: "#/properties/released_in/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern11.test(data2)) {
          const err8 = { instancePath: instancePath + "/released_in", schemaPath: "#/properties/released_in/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}(-(0[1-9]|1[0-2]))?$" }, message: 'must match pattern "^[0-9]{4}(-(0[1-9]|1[0-2]))?$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/released_in", schemaPath: "#/properties/released_in/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.release_type !== void 0) {
      let data3 = data.release_type;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err10 = { instancePath: instancePath + "/release_type", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err11 = { instancePath: instancePath + "/release_type", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/release_type", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.notes_url !== void 0) {
      let data4 = data.notes_url;
      if (typeof data4 === "string") {
        if (func1(data4) > 2048) {
          const err13 = { instancePath: instancePath + "/notes_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!formats0(data4)) {
          const err14 = { instancePath: instancePath + "/notes_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/notes_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data5 = data.changes;
      if (typeof data5 === "string") {
        if (func1(data5) > 2e3) {
          const err16 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.yanked !== void 0) {
      let data6 = data.yanked;
      const _errs16 = errors;
      let valid3 = false;
      const _errs17 = errors;
      if (typeof data6 !== "boolean") {
        const err18 = { instancePath: instancePath + "/yanked", schemaPath: "#/properties/yanked/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid0 = _errs17 === errors;
      valid3 = valid3 || _valid0;
      const _errs19 = errors;
      if (typeof data6 === "string") {
        if (func1(data6) > 1e3) {
          const err19 = { instancePath: instancePath + "/yanked", schemaPath: "#/properties/yanked/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/yanked", schemaPath: "#/properties/yanked/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      var _valid0 = _errs19 === errors;
      valid3 = valid3 || _valid0;
      if (!valid3) {
        const err21 = { instancePath: instancePath + "/yanked", schemaPath: "#/properties/yanked/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.artifacts !== void 0) {
      let data7 = data.artifacts;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err22 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.uri === void 0) {
              const err23 = { instancePath: instancePath + "/artifacts/" + i0, schemaPath: "#/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "uri" }, message: "must have required property 'uri'" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (data8.platform !== void 0) {
              let data9 = data8.platform;
              if (typeof data9 === "string") {
                if (func1(data9) > 200) {
                  const err24 = { instancePath: instancePath + "/artifacts/" + i0 + "/platform", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (func1(data9) < 1) {
                  const err25 = { instancePath: instancePath + "/artifacts/" + i0 + "/platform", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/artifacts/" + i0 + "/platform", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data8.uri !== void 0) {
              let data10 = data8.uri;
              if (typeof data10 === "string") {
                if (func1(data10) > 2048) {
                  const err27 = { instancePath: instancePath + "/artifacts/" + i0 + "/uri", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                if (!formats0(data10)) {
                  const err28 = { instancePath: instancePath + "/artifacts/" + i0 + "/uri", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              } else {
                const err29 = { instancePath: instancePath + "/artifacts/" + i0 + "/uri", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data8.sha256 !== void 0) {
              let data11 = data8.sha256;
              if (typeof data11 === "string") {
                if (func1(data11) > 64) {
                  const err30 = { instancePath: instancePath + "/artifacts/" + i0 + "/sha256", schemaPath: "#/properties/artifacts/items/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (!pattern12.test(data11)) {
                  const err31 = { instancePath: instancePath + "/artifacts/" + i0 + "/sha256", schemaPath: "#/properties/artifacts/items/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-F]{64}$" }, message: 'must match pattern "^[0-9a-fA-F]{64}$"' };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/artifacts/" + i0 + "/sha256", schemaPath: "#/properties/artifacts/items/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data8.size_bytes !== void 0) {
              let data12 = data8.size_bytes;
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                const err33 = { instancePath: instancePath + "/artifacts/" + i0 + "/size_bytes", schemaPath: "#/properties/artifacts/items/properties/size_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 9007199254740991 || isNaN(data12)) {
                  const err34 = { instancePath: instancePath + "/artifacts/" + i0 + "/size_bytes", schemaPath: "#/properties/artifacts/items/properties/size_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (data12 < 1 || isNaN(data12)) {
                  const err35 = { instancePath: instancePath + "/artifacts/" + i0 + "/size_bytes", schemaPath: "#/properties/artifacts/items/properties/size_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              }
            }
            if (data8.format !== void 0) {
              let data13 = data8.format;
              if (typeof data13 === "string") {
                if (func1(data13) > 12) {
                  const err36 = { instancePath: instancePath + "/artifacts/" + i0 + "/format", schemaPath: "#/properties/artifacts/items/properties/format/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                if (!pattern13.test(data13)) {
                  const err37 = { instancePath: instancePath + "/artifacts/" + i0 + "/format", schemaPath: "#/properties/artifacts/items/properties/format/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(\\.[a-z0-9]+)?$" }, message: 'must match pattern "^[a-z0-9]+(\\.[a-z0-9]+)?$"' };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              } else {
                const err38 = { instancePath: instancePath + "/artifacts/" + i0 + "/format", schemaPath: "#/properties/artifacts/items/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/artifacts/" + i0, schemaPath: "#/properties/artifacts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
  } else {
    const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": { "version": true, "released_on": true, "released_in": true, "release_type": true, "notes_url": true, "changes": true, "yanked": true, "artifacts": true }, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pad_version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pad_version" }, message: "must have required property 'pad_version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.vendor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vendor" }, message: "must have required property 'vendor'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.software === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "software" }, message: "must have required property 'software'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.release === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "release" }, message: "must have required property 'release'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err4 = { instancePath: instancePath + "/$schema", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err5 = { instancePath: instancePath + "/$schema", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/$schema", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.protocol !== void 0) {
      let data1 = data.protocol;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if (typeof data2 === "string") {
            if (func1(data2) > 200) {
              const err7 = { instancePath: instancePath + "/protocol/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func1(data2) < 1) {
              const err8 = { instancePath: instancePath + "/protocol/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/protocol/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data1.version !== void 0) {
          let data3 = data1.version;
          if (typeof data3 === "string") {
            if (func1(data3) > 200) {
              const err10 = { instancePath: instancePath + "/protocol/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func1(data3) < 1) {
              const err11 = { instancePath: instancePath + "/protocol/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/protocol/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data1.author !== void 0) {
          let data4 = data1.author;
          if (typeof data4 === "string") {
            if (func1(data4) > 200) {
              const err13 = { instancePath: instancePath + "/protocol/author", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (func1(data4) < 1) {
              const err14 = { instancePath: instancePath + "/protocol/author", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/protocol/author", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data1.specification_license !== void 0) {
          let data5 = data1.specification_license;
          if (typeof data5 === "string") {
            if (func1(data5) > 200) {
              const err16 = { instancePath: instancePath + "/protocol/specification_license", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (func1(data5) < 1) {
              const err17 = { instancePath: instancePath + "/protocol/specification_license", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/protocol/specification_license", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data1.reference_implementation_license !== void 0) {
          let data6 = data1.reference_implementation_license;
          if (typeof data6 === "string") {
            if (func1(data6) > 200) {
              const err19 = { instancePath: instancePath + "/protocol/reference_implementation_license", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (func1(data6) < 1) {
              const err20 = { instancePath: instancePath + "/protocol/reference_implementation_license", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/protocol/reference_implementation_license", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data1.canonical_url !== void 0) {
          let data7 = data1.canonical_url;
          if (typeof data7 === "string") {
            if (func1(data7) > 2048) {
              const err22 = { instancePath: instancePath + "/protocol/canonical_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (!formats0(data7)) {
              const err23 = { instancePath: instancePath + "/protocol/canonical_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/protocol/canonical_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/protocol", schemaPath: "#/properties/protocol/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.pad_version !== void 0) {
      let data8 = data.pad_version;
      if (typeof data8 === "string") {
        if (func1(data8) > 20) {
          const err26 = { instancePath: instancePath + "/pad_version", schemaPath: "#/properties/pad_version/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (!pattern4.test(data8)) {
          const err27 = { instancePath: instancePath + "/pad_version", schemaPath: "#/properties/pad_version/pattern", keyword: "pattern", params: { pattern: "^2(\\.[0-9]+){0,2}$" }, message: 'must match pattern "^2(\\.[0-9]+){0,2}$"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/pad_version", schemaPath: "#/properties/pad_version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.vendor !== void 0) {
      let data9 = data.vendor;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.name === void 0) {
          const err29 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data9.name !== void 0) {
          let data10 = data9.name;
          if (typeof data10 === "string") {
            if (func1(data10) > 200) {
              const err30 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (func1(data10) < 1) {
              const err31 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data9.website !== void 0) {
          let data11 = data9.website;
          if (typeof data11 === "string") {
            if (func1(data11) > 2048) {
              const err33 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (!formats0(data11)) {
              const err34 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data9.country_code !== void 0) {
          let data12 = data9.country_code;
          if (typeof data12 === "string") {
            if (func1(data12) > 20) {
              const err36 = { instancePath: instancePath + "/vendor/country_code", schemaPath: "#/properties/vendor/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/vendor/country_code", schemaPath: "#/properties/vendor/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
      } else {
        const err38 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.software !== void 0) {
      if (!validate21(data.software, { instancePath: instancePath + "/software", parentData: data, parentDataProperty: "software", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
    if (data.release !== void 0) {
      if (!validate33(data.release, { instancePath: instancePath + "/release", parentData: data, parentDataProperty: "release", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    }
    if (data.releases !== void 0) {
      let data15 = data.releases;
      if (Array.isArray(data15)) {
        if (data15.length > 200) {
          const err39 = { instancePath: instancePath + "/releases", schemaPath: "#/properties/releases/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        const len0 = data15.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate33(data15[i0], { instancePath: instancePath + "/releases/" + i0, parentData: data15, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/releases", schemaPath: "#/properties/releases/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.webhook !== void 0) {
      let data17 = data.webhook;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.url === void 0) {
          const err41 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data17.url !== void 0) {
          let data18 = data17.url;
          if (typeof data18 === "string") {
            if (func1(data18) > 2048) {
              const err42 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (!formats0(data18)) {
              const err43 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          } else {
            const err44 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data17.events !== void 0) {
          let data19 = data17.events;
          if (Array.isArray(data19)) {
            if (data19.length > 20) {
              const err45 = { instancePath: instancePath + "/webhook/events", schemaPath: "#/properties/webhook/properties/events/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            const len1 = data19.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data20 = data19[i1];
              if (typeof data20 === "string") {
                if (func1(data20) > 200) {
                  const err46 = { instancePath: instancePath + "/webhook/events/" + i1, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                if (func1(data20) < 1) {
                  const err47 = { instancePath: instancePath + "/webhook/events/" + i1, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              } else {
                const err48 = { instancePath: instancePath + "/webhook/events/" + i1, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
          } else {
            const err49 = { instancePath: instancePath + "/webhook/events", schemaPath: "#/properties/webhook/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
      } else {
        const err50 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
  } else {
    const err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err51];
    } else {
      vErrors.push(err51);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "$schema": true, "protocol": true, "pad_version": true, "vendor": true, "software": true, "release": true, "releases": true, "webhook": true }, "dynamicProps": false, "dynamicItems": false };
var validateManifest = validate36;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.author === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.specification_license === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "specification_license" }, message: "must have required property 'specification_license'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.reference_implementation_license === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reference_implementation_license" }, message: "must have required property 'reference_implementation_license'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err8 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err9 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.author !== void 0) {
      let data2 = data.author;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err11 = { instancePath: instancePath + "/author", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err12 = { instancePath: instancePath + "/author", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/author", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.specification_license !== void 0) {
      let data3 = data.specification_license;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err14 = { instancePath: instancePath + "/specification_license", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err15 = { instancePath: instancePath + "/specification_license", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/specification_license", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.reference_implementation_license !== void 0) {
      let data4 = data.reference_implementation_license;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err17 = { instancePath: instancePath + "/reference_implementation_license", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err18 = { instancePath: instancePath + "/reference_implementation_license", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/reference_implementation_license", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.canonical_url !== void 0) {
      let data5 = data.canonical_url;
      if (typeof data5 === "string") {
        if (func1(data5) > 2048) {
          const err20 = { instancePath: instancePath + "/canonical_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (!formats0(data5)) {
          const err21 = { instancePath: instancePath + "/canonical_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/canonical_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": { "name": true, "version": true, "author": true, "specification_license": true, "reference_implementation_license": true, "canonical_url": true }, "dynamicProps": false, "dynamicItems": false };
var schema103 = { "type": "object", "required": ["name", "slug", "domain", "type", "descriptions"], "properties": { "name": { "$ref": "#/$defs/line", "description": "Official product or project name." }, "slug": { "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool", "type": "string", "pattern": "^[a-z0-9-]+$", "maxLength": 64 }, "domain": { "description": "the primary authoritative domain name, like example.org", "type": "string", "minLength": 1, "maxLength": 253 }, "type": { "description": "what the product is", "enum": ["saas", "ai-agent", "mcp-server", "api", "software", "open-source", "framework", "library", "plugin", "extension", "mobile"] }, "license": { "type": "object", "properties": { "type": { "enum": ["open-source", "freeware", "freemium", "commercial", "trial", "subscription"] }, "spdx_id": { "$ref": "#/$defs/line" }, "commercial_terms": { "type": "string", "maxLength": 2e3 } } }, "vendor": { "type": "object", "properties": { "name": { "$ref": "#/$defs/line" }, "website": { "$ref": "#/$defs/uri" }, "country_code": { "type": "string", "maxLength": 20 }, "support_url": { "$ref": "#/$defs/uri" } } }, "descriptions": { "description": "one description per BCP-47 language tag, like en or pt-BR", "type": "object", "maxProperties": 100, "propertyNames": { "$ref": "#/$defs/languageTag" }, "additionalProperties": { "$ref": "#/$defs/description" } } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.slug === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.domain === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "domain" }, message: "must have required property 'domain'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.descriptions === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "descriptions" }, message: "must have required property 'descriptions'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.slug !== void 0) {
      let data1 = data.slug;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err8 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err9 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.domain !== void 0) {
      let data2 = data.domain;
      if (typeof data2 === "string") {
        if (func1(data2) > 253) {
          const err11 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err12 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (!(data3 === "saas" || data3 === "ai-agent" || data3 === "mcp-server" || data3 === "api" || data3 === "software" || data3 === "open-source" || data3 === "framework" || data3 === "library" || data3 === "plugin" || data3 === "extension" || data3 === "mobile")) {
        const err14 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema103.properties.type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.license !== void 0) {
      let data4 = data.license;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.type !== void 0) {
          let data5 = data4.type;
          if (!(data5 === "open-source" || data5 === "freeware" || data5 === "freemium" || data5 === "commercial" || data5 === "trial" || data5 === "subscription")) {
            const err15 = { instancePath: instancePath + "/license/type", schemaPath: "#/properties/license/properties/type/enum", keyword: "enum", params: { allowedValues: schema103.properties.license.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data4.spdx_id !== void 0) {
          let data6 = data4.spdx_id;
          if (typeof data6 === "string") {
            if (func1(data6) > 200) {
              const err16 = { instancePath: instancePath + "/license/spdx_id", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (func1(data6) < 1) {
              const err17 = { instancePath: instancePath + "/license/spdx_id", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/license/spdx_id", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data4.commercial_terms !== void 0) {
          let data7 = data4.commercial_terms;
          if (typeof data7 === "string") {
            if (func1(data7) > 2e3) {
              const err19 = { instancePath: instancePath + "/license/commercial_terms", schemaPath: "#/properties/license/properties/commercial_terms/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/license/commercial_terms", schemaPath: "#/properties/license/properties/commercial_terms/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.vendor !== void 0) {
      let data8 = data.vendor;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 === "string") {
            if (func1(data9) > 200) {
              const err22 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (func1(data9) < 1) {
              const err23 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data8.website !== void 0) {
          let data10 = data8.website;
          if (typeof data10 === "string") {
            if (func1(data10) > 2048) {
              const err25 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (!formats0(data10)) {
              const err26 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data8.country_code !== void 0) {
          let data11 = data8.country_code;
          if (typeof data11 === "string") {
            if (func1(data11) > 20) {
              const err28 = { instancePath: instancePath + "/vendor/country_code", schemaPath: "#/properties/vendor/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/vendor/country_code", schemaPath: "#/properties/vendor/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data8.support_url !== void 0) {
          let data12 = data8.support_url;
          if (typeof data12 === "string") {
            if (func1(data12) > 2048) {
              const err30 = { instancePath: instancePath + "/vendor/support_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (!formats0(data12)) {
              const err31 = { instancePath: instancePath + "/vendor/support_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/vendor/support_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.descriptions !== void 0) {
      let data13 = data.descriptions;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (Object.keys(data13).length > 100) {
          const err34 = { instancePath: instancePath + "/descriptions", schemaPath: "#/properties/descriptions/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        for (const key0 in data13) {
          const _errs32 = errors;
          if (typeof key0 === "string") {
            if (!pattern6.test(key0)) {
              const err35 = { instancePath: instancePath + "/descriptions", schemaPath: "#/$defs/languageTag/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$" }, message: 'must match pattern "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$"', propertyName: key0 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          } else {
            const err36 = { instancePath: instancePath + "/descriptions", schemaPath: "#/$defs/languageTag/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key0 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          var valid8 = _errs32 === errors;
          if (!valid8) {
            const err37 = { instancePath: instancePath + "/descriptions", schemaPath: "#/properties/descriptions/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        for (const key1 in data13) {
          let data14 = data13[key1];
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            if (data14.summary === void 0) {
              const err38 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/description/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data14.tagline !== void 0) {
              let data15 = data14.tagline;
              if (typeof data15 === "string") {
                if (func1(data15) > 120) {
                  const err39 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/$defs/description/properties/tagline/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              } else {
                const err40 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/$defs/description/properties/tagline/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data14.summary !== void 0) {
              let data16 = data14.summary;
              if (typeof data16 === "string") {
                if (func1(data16) > 500) {
                  const err41 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              } else {
                const err42 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data14.text !== void 0) {
              let data17 = data14.text;
              if (typeof data17 === "string") {
                if (func1(data17) > 2e4) {
                  const err43 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/$defs/description/properties/text/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              } else {
                const err44 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/$defs/description/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
          } else {
            const err45 = { instancePath: instancePath + "/descriptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/description/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
      } else {
        const err46 = { instancePath: instancePath + "/descriptions", schemaPath: "#/properties/descriptions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
  } else {
    const err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err47];
    } else {
      vErrors.push(err47);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": { "name": true, "slug": true, "domain": true, "type": true, "license": true, "vendor": true, "descriptions": true }, "dynamicProps": false, "dynamicItems": false };
var schema111 = { "type": "object", "required": ["deployment"], "properties": { "deployment": { "description": "how the product is deployed", "type": "array", "maxItems": 20, "items": { "description": "one way the product is deployed", "enum": ["cloud", "self-hosted", "on-premise", "hybrid", "desktop", "mobile", "edge", "docker"] } }, "interfaces": { "type": "object", "properties": { "openapi": { "type": "object", "properties": { "version": { "$ref": "#/$defs/line" }, "spec_url": { "$ref": "#/$defs/uri" } } }, "mcp": { "type": "object", "properties": { "version": { "$ref": "#/$defs/line" }, "transport": { "enum": ["sse", "stdio", "streamable-http"] }, "endpoint": { "$ref": "#/$defs/uri" }, "tools_count": { "description": "a whole number", "type": "integer" }, "schema_url": { "$ref": "#/$defs/uri" } } } } }, "pricing": { "type": "object", "properties": { "model": { "enum": ["free", "freemium", "subscription", "usage", "one-time", "quote"] }, "starting_price_cents": { "description": "a whole number of minor units (cents), 0 or more", "type": "integer", "minimum": 0 }, "currency": { "description": "an ISO 4217 currency code of three capital letters, like EUR", "type": "string", "maxLength": 3, "pattern": "^[A-Z]{3}$" } } }, "integrations": { "type": "array", "maxItems": 200, "items": { "$ref": "#/$defs/line" } } } };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deployment === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deployment !== void 0) {
      let data0 = data.deployment;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          const err1 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 === "cloud" || data1 === "self-hosted" || data1 === "on-premise" || data1 === "hybrid" || data1 === "desktop" || data1 === "mobile" || data1 === "edge" || data1 === "docker")) {
            const err2 = { instancePath: instancePath + "/deployment/" + i0, schemaPath: "#/properties/deployment/items/enum", keyword: "enum", params: { allowedValues: schema111.properties.deployment.items.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.interfaces !== void 0) {
      let data2 = data.interfaces;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.openapi !== void 0) {
          let data3 = data2.openapi;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.version !== void 0) {
              let data4 = data3.version;
              if (typeof data4 === "string") {
                if (func1(data4) > 200) {
                  const err4 = { instancePath: instancePath + "/interfaces/openapi/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err5 = { instancePath: instancePath + "/interfaces/openapi/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/interfaces/openapi/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data3.spec_url !== void 0) {
              let data5 = data3.spec_url;
              if (typeof data5 === "string") {
                if (func1(data5) > 2048) {
                  const err7 = { instancePath: instancePath + "/interfaces/openapi/spec_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!formats0(data5)) {
                  const err8 = { instancePath: instancePath + "/interfaces/openapi/spec_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/interfaces/openapi/spec_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/interfaces/openapi", schemaPath: "#/properties/interfaces/properties/openapi/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data2.mcp !== void 0) {
          let data6 = data2.mcp;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.version !== void 0) {
              let data7 = data6.version;
              if (typeof data7 === "string") {
                if (func1(data7) > 200) {
                  const err11 = { instancePath: instancePath + "/interfaces/mcp/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (func1(data7) < 1) {
                  const err12 = { instancePath: instancePath + "/interfaces/mcp/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/interfaces/mcp/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data6.transport !== void 0) {
              let data8 = data6.transport;
              if (!(data8 === "sse" || data8 === "stdio" || data8 === "streamable-http")) {
                const err14 = { instancePath: instancePath + "/interfaces/mcp/transport", schemaPath: "#/properties/interfaces/properties/mcp/properties/transport/enum", keyword: "enum", params: { allowedValues: schema111.properties.interfaces.properties.mcp.properties.transport.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data6.endpoint !== void 0) {
              let data9 = data6.endpoint;
              if (typeof data9 === "string") {
                if (func1(data9) > 2048) {
                  const err15 = { instancePath: instancePath + "/interfaces/mcp/endpoint", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (!formats0(data9)) {
                  const err16 = { instancePath: instancePath + "/interfaces/mcp/endpoint", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/interfaces/mcp/endpoint", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data6.tools_count !== void 0) {
              let data10 = data6.tools_count;
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err18 = { instancePath: instancePath + "/interfaces/mcp/tools_count", schemaPath: "#/properties/interfaces/properties/mcp/properties/tools_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data6.schema_url !== void 0) {
              let data11 = data6.schema_url;
              if (typeof data11 === "string") {
                if (func1(data11) > 2048) {
                  const err19 = { instancePath: instancePath + "/interfaces/mcp/schema_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (!formats0(data11)) {
                  const err20 = { instancePath: instancePath + "/interfaces/mcp/schema_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/interfaces/mcp/schema_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/interfaces/mcp", schemaPath: "#/properties/interfaces/properties/mcp/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/interfaces", schemaPath: "#/properties/interfaces/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.pricing !== void 0) {
      let data12 = data.pricing;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.model !== void 0) {
          let data13 = data12.model;
          if (!(data13 === "free" || data13 === "freemium" || data13 === "subscription" || data13 === "usage" || data13 === "one-time" || data13 === "quote")) {
            const err24 = { instancePath: instancePath + "/pricing/model", schemaPath: "#/properties/pricing/properties/model/enum", keyword: "enum", params: { allowedValues: schema111.properties.pricing.properties.model.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data12.starting_price_cents !== void 0) {
          let data14 = data12.starting_price_cents;
          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
            const err25 = { instancePath: instancePath + "/pricing/starting_price_cents", schemaPath: "#/properties/pricing/properties/starting_price_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 0 || isNaN(data14)) {
              const err26 = { instancePath: instancePath + "/pricing/starting_price_cents", schemaPath: "#/properties/pricing/properties/starting_price_cents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data12.currency !== void 0) {
          let data15 = data12.currency;
          if (typeof data15 === "string") {
            if (func1(data15) > 3) {
              const err27 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/properties/pricing/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (!pattern9.test(data15)) {
              const err28 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/properties/pricing/properties/currency/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/properties/pricing/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.integrations !== void 0) {
      let data16 = data.integrations;
      if (Array.isArray(data16)) {
        if (data16.length > 200) {
          const err31 = { instancePath: instancePath + "/integrations", schemaPath: "#/properties/integrations/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        const len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data17 = data16[i1];
          if (typeof data17 === "string") {
            if (func1(data17) > 200) {
              const err32 = { instancePath: instancePath + "/integrations/" + i1, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (func1(data17) < 1) {
              const err33 = { instancePath: instancePath + "/integrations/" + i1, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          } else {
            const err34 = { instancePath: instancePath + "/integrations/" + i1, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/integrations", schemaPath: "#/properties/integrations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
  } else {
    const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": { "deployment": true, "interfaces": true, "pricing": true, "integrations": true }, "dynamicProps": false, "dynamicItems": false };
var schema118 = { "type": "object", "required": ["latest"], "properties": { "latest": { "type": "object", "required": ["version", "published_at"], "properties": { "version": { "description": "a version as SemVer writes it, like 2.4.0 or 2.4.0-beta.1", "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }, "published_at": { "$ref": "#/$defs/dateTime" }, "release_type": { "enum": ["major", "minor", "patch", "security", "initial"] }, "changelog_url": { "$ref": "#/$defs/uri" }, "artifacts": { "type": "array", "maxItems": 100, "items": { "type": "object", "properties": { "platform": { "$ref": "#/$defs/line" }, "uri": { "$ref": "#/$defs/uri" }, "sha256": { "description": "a SHA-256 digest of 64 hexadecimal digits", "type": "string", "maxLength": 64, "pattern": "^[0-9a-fA-F]{64}$" } } } } } } } };
var pattern17 = new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$", "u");
var formats80 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.latest === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latest" }, message: "must have required property 'latest'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.latest !== void 0) {
      let data0 = data.latest;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.version === void 0) {
          const err1 = { instancePath: instancePath + "/latest", schemaPath: "#/properties/latest/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.published_at === void 0) {
          const err2 = { instancePath: instancePath + "/latest", schemaPath: "#/properties/latest/required", keyword: "required", params: { missingProperty: "published_at" }, message: "must have required property 'published_at'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.version !== void 0) {
          let data1 = data0.version;
          if (typeof data1 === "string") {
            if (func1(data1) > 100) {
              const err3 = { instancePath: instancePath + "/latest/version", schemaPath: "#/properties/latest/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (func1(data1) < 1) {
              const err4 = { instancePath: instancePath + "/latest/version", schemaPath: "#/properties/latest/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (!pattern17.test(data1)) {
              const err5 = { instancePath: instancePath + "/latest/version", schemaPath: "#/properties/latest/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }, message: 'must match pattern "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$"' };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/latest/version", schemaPath: "#/properties/latest/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.published_at !== void 0) {
          let data2 = data0.published_at;
          if (typeof data2 === "string") {
            if (func1(data2) > 40) {
              const err7 = { instancePath: instancePath + "/latest/published_at", schemaPath: "#/$defs/dateTime/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!formats80.validate(data2)) {
              const err8 = { instancePath: instancePath + "/latest/published_at", schemaPath: "#/$defs/dateTime/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/latest/published_at", schemaPath: "#/$defs/dateTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.release_type !== void 0) {
          let data3 = data0.release_type;
          if (!(data3 === "major" || data3 === "minor" || data3 === "patch" || data3 === "security" || data3 === "initial")) {
            const err10 = { instancePath: instancePath + "/latest/release_type", schemaPath: "#/properties/latest/properties/release_type/enum", keyword: "enum", params: { allowedValues: schema118.properties.latest.properties.release_type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data0.changelog_url !== void 0) {
          let data4 = data0.changelog_url;
          if (typeof data4 === "string") {
            if (func1(data4) > 2048) {
              const err11 = { instancePath: instancePath + "/latest/changelog_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!formats0(data4)) {
              const err12 = { instancePath: instancePath + "/latest/changelog_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/latest/changelog_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.artifacts !== void 0) {
          let data5 = data0.artifacts;
          if (Array.isArray(data5)) {
            if (data5.length > 100) {
              const err14 = { instancePath: instancePath + "/latest/artifacts", schemaPath: "#/properties/latest/properties/artifacts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            const len0 = data5.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data6 = data5[i0];
              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.platform !== void 0) {
                  let data7 = data6.platform;
                  if (typeof data7 === "string") {
                    if (func1(data7) > 200) {
                      const err15 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/platform", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                    if (func1(data7) < 1) {
                      const err16 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/platform", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                  } else {
                    const err17 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/platform", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
                if (data6.uri !== void 0) {
                  let data8 = data6.uri;
                  if (typeof data8 === "string") {
                    if (func1(data8) > 2048) {
                      const err18 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/uri", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                    if (!formats0(data8)) {
                      const err19 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/uri", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
                      if (vErrors === null) {
                        vErrors = [err19];
                      } else {
                        vErrors.push(err19);
                      }
                      errors++;
                    }
                  } else {
                    const err20 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/uri", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
                if (data6.sha256 !== void 0) {
                  let data9 = data6.sha256;
                  if (typeof data9 === "string") {
                    if (func1(data9) > 64) {
                      const err21 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/sha256", schemaPath: "#/properties/latest/properties/artifacts/items/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                    if (!pattern12.test(data9)) {
                      const err22 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/sha256", schemaPath: "#/properties/latest/properties/artifacts/items/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-F]{64}$" }, message: 'must match pattern "^[0-9a-fA-F]{64}$"' };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                  } else {
                    const err23 = { instancePath: instancePath + "/latest/artifacts/" + i0 + "/sha256", schemaPath: "#/properties/latest/properties/artifacts/items/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
              } else {
                const err24 = { instancePath: instancePath + "/latest/artifacts/" + i0, schemaPath: "#/properties/latest/properties/artifacts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/latest/artifacts", schemaPath: "#/properties/latest/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/latest", schemaPath: "#/properties/latest/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": { "latest": true }, "dynamicProps": false, "dynamicItems": false };
var schema123 = { "type": "object", "properties": { "domain_verification": { "type": "object", "properties": { "method": { "enum": ["dns-txt", "well-known-http", "none"] }, "status": { "enum": ["verified", "pending", "unverified"] }, "verified_at": { "$ref": "#/$defs/dateTime" } } }, "signatures": { "type": "object", "properties": { "algorithm": { "$ref": "#/$defs/line" }, "public_key": { "type": "string", "maxLength": 4e3 }, "manifest_signature": { "type": "string", "maxLength": 4e3 } } } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.domain_verification !== void 0) {
      let data0 = data.domain_verification;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.method !== void 0) {
          let data1 = data0.method;
          if (!(data1 === "dns-txt" || data1 === "well-known-http" || data1 === "none")) {
            const err0 = { instancePath: instancePath + "/domain_verification/method", schemaPath: "#/properties/domain_verification/properties/method/enum", keyword: "enum", params: { allowedValues: schema123.properties.domain_verification.properties.method.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data0.status !== void 0) {
          let data2 = data0.status;
          if (!(data2 === "verified" || data2 === "pending" || data2 === "unverified")) {
            const err1 = { instancePath: instancePath + "/domain_verification/status", schemaPath: "#/properties/domain_verification/properties/status/enum", keyword: "enum", params: { allowedValues: schema123.properties.domain_verification.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data0.verified_at !== void 0) {
          let data3 = data0.verified_at;
          if (typeof data3 === "string") {
            if (func1(data3) > 40) {
              const err2 = { instancePath: instancePath + "/domain_verification/verified_at", schemaPath: "#/$defs/dateTime/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (!formats80.validate(data3)) {
              const err3 = { instancePath: instancePath + "/domain_verification/verified_at", schemaPath: "#/$defs/dateTime/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/domain_verification/verified_at", schemaPath: "#/$defs/dateTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/domain_verification", schemaPath: "#/properties/domain_verification/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.signatures !== void 0) {
      let data4 = data.signatures;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.algorithm !== void 0) {
          let data5 = data4.algorithm;
          if (typeof data5 === "string") {
            if (func1(data5) > 200) {
              const err6 = { instancePath: instancePath + "/signatures/algorithm", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (func1(data5) < 1) {
              const err7 = { instancePath: instancePath + "/signatures/algorithm", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/signatures/algorithm", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data4.public_key !== void 0) {
          let data6 = data4.public_key;
          if (typeof data6 === "string") {
            if (func1(data6) > 4e3) {
              const err9 = { instancePath: instancePath + "/signatures/public_key", schemaPath: "#/properties/signatures/properties/public_key/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/signatures/public_key", schemaPath: "#/properties/signatures/properties/public_key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data4.manifest_signature !== void 0) {
          let data7 = data4.manifest_signature;
          if (typeof data7 === "string") {
            if (func1(data7) > 4e3) {
              const err11 = { instancePath: instancePath + "/signatures/manifest_signature", schemaPath: "#/properties/signatures/properties/manifest_signature/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/signatures/manifest_signature", schemaPath: "#/properties/signatures/properties/manifest_signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": { "domain_verification": true, "signatures": true }, "dynamicProps": false, "dynamicItems": false };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status_page !== void 0) {
      let data0 = data.status_page;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err0 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err1 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.webhook !== void 0) {
      let data1 = data.webhook;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.url !== void 0) {
          let data2 = data1.url;
          if (typeof data2 === "string") {
            if (func1(data2) > 2048) {
              const err3 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (!formats0(data2)) {
              const err4 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data1.events !== void 0) {
          let data3 = data1.events;
          if (Array.isArray(data3)) {
            if (data3.length > 20) {
              const err6 = { instancePath: instancePath + "/webhook/events", schemaPath: "#/properties/webhook/properties/events/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            const len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (typeof data4 === "string") {
                if (func1(data4) > 200) {
                  const err7 = { instancePath: instancePath + "/webhook/events/" + i0, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err8 = { instancePath: instancePath + "/webhook/events/" + i0, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/webhook/events/" + i0, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/webhook/events", schemaPath: "#/properties/webhook/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": { "status_page": true, "webhook": true }, "dynamicProps": false, "dynamicItems": false };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "$schema" }, message: "must have required property '$schema'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.protocol === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "protocol" }, message: "must have required property 'protocol'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.entity === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entity" }, message: "must have required property 'entity'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.capabilities === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capabilities" }, message: "must have required property 'capabilities'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.releases === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "releases" }, message: "must have required property 'releases'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err5 = { instancePath: instancePath + "/$schema", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err6 = { instancePath: instancePath + "/$schema", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/$schema", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.protocol !== void 0) {
      if (!validate37(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
        errors = vErrors.length;
      }
    }
    if (data.entity !== void 0) {
      if (!validate39(data.entity, { instancePath: instancePath + "/entity", parentData: data, parentDataProperty: "entity", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
    if (data.capabilities !== void 0) {
      if (!validate41(data.capabilities, { instancePath: instancePath + "/capabilities", parentData: data, parentDataProperty: "capabilities", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
    }
    if (data.releases !== void 0) {
      if (!validate43(data.releases, { instancePath: instancePath + "/releases", parentData: data, parentDataProperty: "releases", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
      }
    }
    if (data.trust !== void 0) {
      if (!validate45(data.trust, { instancePath: instancePath + "/trust", parentData: data, parentDataProperty: "trust", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if (data.telemetry !== void 0) {
      if (!validate47(data.telemetry, { instancePath: instancePath + "/telemetry", parentData: data, parentDataProperty: "telemetry", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": { "$schema": true, "protocol": true, "entity": true, "capabilities": true, "releases": true, "trust": true, "telemetry": true }, "dynamicProps": false, "dynamicItems": false };
var validateListing = validate49;
var schema130 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://catalog.example/schemas/listing.json", "title": "Listing", "description": "One published listing, as it is kept in data/listings. It has no place for a person.", "type": "object", "additionalProperties": false, "required": ["slug", "name", "kind", "category", "license", "vendor", "platforms", "integrations", "descriptions", "versions", "badges", "archived", "sources", "verification"], "properties": { "$schema": { "description": "path of this schema, for editors, like ../node_modules/@catalog-engine/catalog/schemas/contracts/listing.json; it is never read", "type": "string", "maxLength": 200, "pattern": "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, "slug": { "$ref": "#/$defs/slug" }, "name": { "$ref": "#/$defs/line" }, "kind": { "$ref": "#/$defs/kind" }, "category": { "$ref": "#/$defs/categorySlug" }, "license": { "$ref": "#/$defs/license" }, "vendor": { "$ref": "#/$defs/vendor" }, "platforms": { "type": "array", "maxItems": 9, "items": { "$ref": "#/$defs/platform" }, "uniqueItems": true }, "homepage": { "$ref": "#/$defs/uri" }, "documentation": { "$ref": "#/$defs/uri" }, "order_url": { "description": "where the product is bought", "$ref": "#/$defs/uri" }, "support_url": { "description": "where users get help", "$ref": "#/$defs/uri" }, "status_page": { "description": "where it is said whether the service runs", "$ref": "#/$defs/uri" }, "security": { "$ref": "#/$defs/security" }, "icon": { "description": "address of the icon, as its publisher names it; what is shown is in pictures", "$ref": "#/$defs/uri" }, "screenshots": { "description": "addresses of pictures of the product, as its publisher names them; what is shown is in pictures", "type": "array", "maxItems": 10, "items": { "$ref": "#/$defs/uri" } }, "pictures": { "$ref": "#/$defs/pictures" }, "keywords": { "$ref": "#/$defs/keywords" }, "languages": { "$ref": "#/$defs/languages" }, "requirements": { "$ref": "#/$defs/requirements" }, "deployment": { "$ref": "#/$defs/deployment" }, "packages": { "$ref": "#/$defs/packages" }, "support_until": { "description": "the last day on which faults are still corrected", "$ref": "#/$defs/date" }, "lifecycle": { "$ref": "#/$defs/lifecycle" }, "public_sector": { "$ref": "#/$defs/publicSector" }, "integrations": { "type": "array", "maxItems": 200, "items": { "$ref": "#/$defs/line" } }, "interfaces": { "$ref": "#/$defs/interfaces" }, "pricing": { "$ref": "#/$defs/pricing" }, "descriptions": { "$ref": "#/$defs/descriptions" }, "versions": { "type": "array", "maxItems": 1e3, "items": { "$ref": "#/$defs/release" }, "minItems": 1, "description": "newest first" }, "badges": { "type": "array", "maxItems": 2, "items": { "$ref": "#/$defs/badge" }, "uniqueItems": true }, "archived": { "type": "boolean" }, "renamed_from": { "$ref": "#/$defs/slug" }, "sources": { "type": "array", "maxItems": 10, "items": { "$ref": "#/$defs/source" }, "minItems": 1 }, "provenance": { "description": "field name to index in sources; a field not named here came from source 0", "type": "object", "maxProperties": 40, "propertyNames": { "type": "string", "maxLength": 60, "pattern": "^[a-z_.]+$" }, "additionalProperties": { "type": "integer", "minimum": 0, "maximum": 9 } }, "verification": { "$ref": "#/$defs/verification" } }, "$defs": { "uri": { "description": "an absolute http or https address, without user name or password, at most 2048 characters", "type": "string", "format": "uri", "maxLength": 2048 }, "line": { "description": "text of 1 to 200 characters", "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, "languageTag": { "description": "a BCP-47 language tag, like en or pt-BR", "type": "string", "format": "language-tag", "maxLength": 35, "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*(-[TUtu](-[A-Za-z0-9]{2,8})+)*$" }, "date": { "description": "a calendar date, like 2026-01-31", "type": "string", "format": "date", "maxLength": 10 }, "month": { "description": "a year, or a year and a month, like 2026 or 2026-01", "type": "string", "maxLength": 7, "pattern": "^[0-9]{4}(-(0[1-9]|1[0-2]))?$" }, "slug": { "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool", "type": "string", "pattern": "^[a-z0-9-]+$", "maxLength": 64 }, "code": { "description": "a stable snake_case code", "type": "string", "maxLength": 60, "pattern": "^[a-z][a-z0-9_]*$" }, "kind": { "enum": ["saas", "ai-agent", "mcp-server", "api", "software", "open-source", "framework", "library", "plugin", "extension", "mobile"] }, "licenseType": { "enum": ["open-source", "freeware", "freemium", "commercial", "trial", "subscription"] }, "platform": { "enum": ["windows", "macos", "linux", "android", "ios", "web", "bsd", "other", "cross-platform"] }, "badge": { "enum": ["openapi", "verified"] }, "license": { "type": "object", "additionalProperties": false, "required": [], "properties": { "type": { "$ref": "#/$defs/licenseType" }, "spdx_id": { "$ref": "#/$defs/line" }, "commercial_terms": { "type": "string", "maxLength": 2e3 } } }, "vendor": { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "$ref": "#/$defs/line" }, "website": { "$ref": "#/$defs/uri" }, "country_code": { "type": "string", "maxLength": 2, "pattern": "^[A-Z]{2}$" } } }, "pricing": { "type": "object", "additionalProperties": false, "required": [], "properties": { "model": { "enum": ["free", "freemium", "subscription", "usage", "one-time", "quote"] }, "price_from_cents": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "currency": { "description": "an ISO 4217 currency code of three capital letters, like EUR", "type": "string", "maxLength": 3, "pattern": "^[A-Z]{3}$" } } }, "interfaces": { "type": "object", "additionalProperties": false, "required": [], "properties": { "openapi": { "type": "object", "additionalProperties": false, "required": [], "properties": { "version": { "$ref": "#/$defs/line" }, "spec_url": { "$ref": "#/$defs/uri" } } }, "mcp": { "type": "object", "additionalProperties": false, "required": [], "properties": { "version": { "$ref": "#/$defs/line" }, "transport": { "enum": ["sse", "stdio", "streamable-http"] }, "endpoint": { "$ref": "#/$defs/uri" }, "tools_count": { "type": "integer", "minimum": 0, "maximum": 1e6 }, "schema_url": { "$ref": "#/$defs/uri" } } } } }, "security": { "description": "where to report a vulnerability", "type": "object", "additionalProperties": false, "required": [], "properties": { "policy_url": { "description": "the page that says how", "$ref": "#/$defs/uri" }, "security_txt_url": { "description": "the security.txt of RFC 9116", "$ref": "#/$defs/uri" } } }, "keywords": { "description": "words its publisher gives it", "type": "array", "maxItems": 30, "items": { "type": "string", "minLength": 1, "maxLength": 60, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" } }, "languages": { "description": "languages its users can choose, as BCP-47 tags", "type": "array", "maxItems": 200, "items": { "$ref": "#/$defs/languageTag" } }, "requirements": { "description": "what it needs to run", "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, "deployment": { "description": "how the product is deployed", "type": "array", "maxItems": 8, "items": { "$ref": "#/$defs/deploymentWay" }, "uniqueItems": true }, "lifecycle": { "description": "until when it is supported, and documents on its security, as its publisher declares it", "type": "object", "additionalProperties": false, "required": [], "properties": { "security_support_until": { "$ref": "#/$defs/date" }, "end_of_life": { "$ref": "#/$defs/date" }, "lines": { "description": "version lines with days of their own", "type": "array", "maxItems": 30, "items": { "title": "VersionLine", "type": "object", "additionalProperties": false, "required": ["line"], "properties": { "line": { "description": "like 2.x or 2024.1 LTS", "type": "string", "maxLength": 40, "pattern": "^[Vv]?\\d{1,5}(?:\\.(?:\\d{1,5}|[Xx*])){0,3}(?: (?:LTS|ESR|LTSC))?$" }, "security_support_until": { "$ref": "#/$defs/date" }, "end_of_life": { "$ref": "#/$defs/date" } } } }, "sbom_url": { "$ref": "#/$defs/uri" }, "csaf_url": { "$ref": "#/$defs/uri" }, "conformity_url": { "$ref": "#/$defs/uri" } } }, "publicSector": { "description": "what public bodies ask of software, as its publisher declares it", "type": "object", "additionalProperties": false, "required": [], "properties": { "repository": { "description": "the repository with its source code", "$ref": "#/$defs/uri" }, "development_status": { "description": "how far its development is: concept, development, beta, stable or obsolete", "enum": ["concept", "development", "beta", "stable", "obsolete"] }, "used_by": { "description": "names of at most 100 public bodies that use it, as its publisher declares", "type": "array", "maxItems": 100, "items": { "$ref": "#/$defs/line" } }, "maintenance": { "description": "who maintains it: an object with a type", "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "$ref": "#/$defs/maintenanceType" }, "until": { "description": "the last day of the contract, like 2027-12-31", "$ref": "#/$defs/date" } } }, "depends_on": { "description": "what has to be there for it to run", "type": "object", "additionalProperties": false, "required": [], "properties": { "open": { "description": "at most 50 open-source programs", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } }, "proprietary": { "description": "at most 50 proprietary programs", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } }, "hardware": { "description": "at most 50 devices", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } } } }, "audience": { "description": "for whom it is made", "type": "object", "additionalProperties": false, "required": [], "properties": { "scope": { "description": "fields of public service, like education or local-authorities", "type": "array", "maxItems": 24, "items": { "$ref": "#/$defs/audienceScope" } }, "countries": { "description": "countries whose law it follows: at most 250 codes", "type": "array", "maxItems": 250, "items": { "description": "an ISO 3166 country code of two capital letters, like DE", "type": "string", "maxLength": 2, "pattern": "^[A-Z]{2}$" } }, "unsupported_countries": { "description": "countries it is not fit for: at most 250 codes", "type": "array", "maxItems": 250, "items": { "description": "an ISO 3166 country code of two capital letters, like DE", "type": "string", "maxLength": 2, "pattern": "^[A-Z]{2}$" } } } }, "localisation_ready": { "description": "true where it can be translated", "type": "boolean" }, "copyright_owner": { "description": "who owns the rights in most of it", "$ref": "#/$defs/line" }, "roadmap": { "description": "an absolute http or https address: what is planned", "$ref": "#/$defs/uri" }, "accessibility_statement": { "description": "an absolute http or https address: how accessible it is, and where it is not", "$ref": "#/$defs/uri" }, "hosting_statement": { "description": "an absolute http or https address: where and by whom it is hosted", "$ref": "#/$defs/uri" }, "based_on": { "description": "at most 10 addresses of what it is a variant of", "type": "array", "maxItems": 10, "items": { "$ref": "#/$defs/uri" } } } }, "maintenanceType": { "description": "internal, contract, community or none", "enum": ["internal", "contract", "community", "none"] }, "audienceScope": { "enum": ["agriculture", "culture", "defence", "education", "emergency-services", "employment", "energy", "environment", "finance-and-economic-development", "foreign-affairs", "government", "healthcare", "infrastructures", "justice", "local-authorities", "manufacturing", "research", "science-and-technology", "security", "society", "sport", "tourism", "transportation", "welfare"] }, "dependency": { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "$ref": "#/$defs/line" }, "version": { "$ref": "#/$defs/line" }, "version_min": { "$ref": "#/$defs/line" }, "version_max": { "$ref": "#/$defs/line" }, "optional": { "description": "true where it also runs without", "type": "boolean" } } }, "deploymentWay": { "enum": ["cloud", "self-hosted", "on-premise", "hybrid", "desktop", "mobile", "edge", "docker"] }, "packages": { "description": "packages that hold the product, as package URLs without a version, like pkg:npm/my-tool", "type": "array", "maxItems": 20, "items": { "$ref": "#/$defs/packageUrl" } }, "packageUrl": { "type": "string", "maxLength": 300, "pattern": "^pkg:[a-z][a-z0-9.-]*/[^\\u0000-\\u0020?#@]+$" }, "description": { "type": "object", "additionalProperties": false, "required": ["summary"], "properties": { "tagline": { "type": "string", "minLength": 1, "maxLength": 120, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, "summary": { "type": "string", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, "text": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" } } }, "descriptions": { "type": "object", "maxProperties": 100, "propertyNames": { "$ref": "#/$defs/languageTag" }, "additionalProperties": { "$ref": "#/$defs/description" } }, "artifact": { "type": "object", "additionalProperties": false, "required": ["uri"], "properties": { "platform": { "$ref": "#/$defs/line" }, "uri": { "$ref": "#/$defs/uri" }, "sha256": { "description": "a SHA-256 digest of 64 lower-case hexadecimal digits", "type": "string", "maxLength": 64, "pattern": "^[0-9a-f]{64}$" }, "size_bytes": { "description": "size of the file in bytes", "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "format": { "description": "the format of the file, like exe or tar.gz", "type": "string", "maxLength": 12, "pattern": "^[a-z0-9]+(\\.[a-z0-9]+)?$" } } }, "release": { "type": "object", "additionalProperties": false, "required": ["version", "prerelease"], "properties": { "version": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, "released_on": { "$ref": "#/$defs/date" }, "released_in": { "description": "year or month of the release, where its day is not known", "$ref": "#/$defs/month" }, "seen_on": { "description": "the day on which we first saw it; absent where it was there when the listing was let in", "$ref": "#/$defs/date" }, "unseen_on": { "description": "the last day before on which we read its source without it, where that is remembered", "$ref": "#/$defs/date" }, "release_type": { "enum": ["major", "minor", "patch", "security", "initial"] }, "prerelease": { "type": "boolean" }, "notes_url": { "$ref": "#/$defs/uri" }, "changes": { "description": "what is new in it, in its publisher's words", "type": "string", "minLength": 1, "maxLength": 2e3, "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, "artifacts": { "type": "array", "maxItems": 100, "items": { "$ref": "#/$defs/artifact" } } } }, "source": { "type": "object", "additionalProperties": false, "required": ["kind", "primary", "last_changed_on"], "properties": { "kind": { "$ref": "feed-kinds.json" }, "url": { "description": "the address that is followed; absent for a document that was submitted, or that the operator keeps", "$ref": "#/$defs/uri" }, "feed": { "description": "name of the file in data/feeds that holds the document", "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[a-z0-9][a-z0-9._-]*$" }, "primary": { "type": "boolean" }, "last_changed_on": { "description": "the day its content last changed", "$ref": "#/$defs/date" }, "failing_since": { "description": "the first day it failed to answer", "$ref": "#/$defs/date" }, "failing_code": { "$ref": "#/$defs/code" } } }, "verification": { "type": "object", "additionalProperties": false, "required": ["method", "status"], "properties": { "method": { "enum": ["dns-txt", "well-known-http", "none"] }, "status": { "enum": ["verified", "pending", "unverified"] }, "verified_at": { "description": "a date and time as in RFC 3339, like 2026-01-31T12:00:00Z", "type": "string", "format": "date-time", "maxLength": 40 }, "unproved_since": { "description": "the first of the days on which the proof could not be seen", "$ref": "#/$defs/date" }, "reason": { "$ref": "#/$defs/verificationReason" } } }, "verificationReason": { "description": "why the last check that changed something found no proof", "enum": ["not_found", "wrong_token", "dns_failed", "unreachable", "no_homepage", "shared_host"] }, "categorySlug": { "description": "slug of a category in data/categories.json", "type": "string", "maxLength": 64, "pattern": "^[a-z0-9-]+$" }, "digest": { "description": "SHA-256 in lower-case hexadecimal digits", "type": "string", "maxLength": 64, "pattern": "^[0-9a-f]{64}$" }, "pictureSide": { "description": "in pixels", "type": "integer", "minimum": 1, "maximum": 1280 }, "pictureFile": { "type": "object", "additionalProperties": false, "required": ["sha256", "width", "height"], "properties": { "sha256": { "$ref": "#/$defs/digest" }, "width": { "$ref": "#/$defs/pictureSide" }, "height": { "$ref": "#/$defs/pictureSide" } } }, "picture": { "type": "object", "additionalProperties": false, "required": ["sha256", "width", "height", "from", "source_sha256"], "properties": { "sha256": { "$ref": "#/$defs/digest" }, "width": { "$ref": "#/$defs/pictureSide" }, "height": { "$ref": "#/$defs/pictureSide" }, "from": { "description": "publisher: named by the feed; readme: stands in the repository's README; homepage: the site's own icon; operator: lies beside the operator's document", "enum": ["publisher", "readme", "homepage", "operator"] }, "source": { "description": "where it was fetched", "$ref": "#/$defs/uri" }, "source_sha256": { "description": "of the bytes that it was drawn from: while they are the same, it is not drawn again", "$ref": "#/$defs/digest" } } }, "screenshot": { "type": "object", "additionalProperties": false, "required": ["sha256", "width", "height", "small", "from", "source_sha256"], "properties": { "sha256": { "$ref": "#/$defs/digest" }, "width": { "$ref": "#/$defs/pictureSide" }, "height": { "$ref": "#/$defs/pictureSide" }, "small": { "description": "the same, for where there is little room", "$ref": "#/$defs/pictureFile" }, "alt": { "description": "what it shows, in words", "$ref": "#/$defs/line" }, "from": { "description": "publisher: named by the feed; readme: stands in the repository's README; homepage: the site's own icon; operator: lies beside the operator's document", "enum": ["publisher", "readme", "homepage", "operator"] }, "source": { "description": "where it was fetched", "$ref": "#/$defs/uri" }, "source_sha256": { "description": "of the bytes that it was drawn from: while they are the same, it is not drawn again", "$ref": "#/$defs/digest" } } }, "pictures": { "description": "what is shown of the product: drawn anew by the pipeline, kept in data/pictures under the digest of its bytes (WebP)", "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "icon": { "$ref": "#/$defs/picture" }, "screenshots": { "type": "array", "minItems": 1, "maxItems": 3, "items": { "$ref": "#/$defs/screenshot" } } } } } };
var schema133 = { "enum": ["saas", "ai-agent", "mcp-server", "api", "software", "open-source", "framework", "library", "plugin", "extension", "mobile"] };
var schema141 = { "enum": ["windows", "macos", "linux", "android", "ios", "web", "bsd", "other", "cross-platform"] };
var schema210 = { "type": "object", "additionalProperties": false, "required": [], "properties": { "model": { "enum": ["free", "freemium", "subscription", "usage", "one-time", "quote"] }, "price_from_cents": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "currency": { "description": "an ISO 4217 currency code of three capital letters, like EUR", "type": "string", "maxLength": 3, "pattern": "^[A-Z]{3}$" } } };
var schema223 = { "enum": ["openapi", "verified"] };
var func165 = Object.prototype.hasOwnProperty;
var func0 = require_equal().default;
var pattern19 = new RegExp("^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$", "u");
var pattern21 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
var pattern34 = new RegExp("^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
var pattern62 = new RegExp("^[a-z_.]+$", "u");
var schema136 = { "enum": ["open-source", "freeware", "freemium", "commercial", "trial", "subscription"] };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "spdx_id" || key0 === "commercial_terms")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "open-source" || data0 === "freeware" || data0 === "freemium" || data0 === "commercial" || data0 === "trial" || data0 === "subscription")) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/licenseType/enum", keyword: "enum", params: { allowedValues: schema136.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.spdx_id !== void 0) {
      let data1 = data.spdx_id;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err2 = { instancePath: instancePath + "/spdx_id", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err3 = { instancePath: instancePath + "/spdx_id", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern21.test(data1)) {
          const err4 = { instancePath: instancePath + "/spdx_id", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/spdx_id", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.commercial_terms !== void 0) {
      let data2 = data.commercial_terms;
      if (typeof data2 === "string") {
        if (func1(data2) > 2e3) {
          const err6 = { instancePath: instancePath + "/commercial_terms", schemaPath: "#/properties/commercial_terms/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/commercial_terms", schemaPath: "#/properties/commercial_terms/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "website" || key0 === "country_code")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern21.test(data0)) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.website !== void 0) {
      let data1 = data.website;
      if (typeof data1 === "string") {
        if (func1(data1) > 2048) {
          const err6 = { instancePath: instancePath + "/website", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats0(data1)) {
          const err7 = { instancePath: instancePath + "/website", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/website", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.country_code !== void 0) {
      let data2 = data.country_code;
      if (typeof data2 === "string") {
        if (func1(data2) > 2) {
          const err9 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern7.test(data2)) {
          const err10 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "policy_url" || key0 === "security_txt_url")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.policy_url !== void 0) {
      let data0 = data.policy_url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/policy_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err2 = { instancePath: instancePath + "/policy_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/policy_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.security_txt_url !== void 0) {
      let data1 = data.security_txt_url;
      if (typeof data1 === "string") {
        if (func1(data1) > 2048) {
          const err4 = { instancePath: instancePath + "/security_txt_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!formats0(data1)) {
          const err5 = { instancePath: instancePath + "/security_txt_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/security_txt_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema153 = { "type": "object", "additionalProperties": false, "required": ["sha256", "width", "height", "from", "source_sha256"], "properties": { "sha256": { "$ref": "#/$defs/digest" }, "width": { "$ref": "#/$defs/pictureSide" }, "height": { "$ref": "#/$defs/pictureSide" }, "from": { "description": "publisher: named by the feed; readme: stands in the repository's README; homepage: the site's own icon; operator: lies beside the operator's document", "enum": ["publisher", "readme", "homepage", "operator"] }, "source": { "description": "where it was fetched", "$ref": "#/$defs/uri" }, "source_sha256": { "description": "of the bytes that it was drawn from: while they are the same, it is not drawn again", "$ref": "#/$defs/digest" } } };
var pattern26 = new RegExp("^[0-9a-f]{64}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sha256 === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.width === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.height === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.from === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.source_sha256 === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source_sha256" }, message: "must have required property 'source_sha256'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "sha256" || key0 === "width" || key0 === "height" || key0 === "from" || key0 === "source" || key0 === "source_sha256")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data0 = data.sha256;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err6 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern26.test(data0)) {
          const err7 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data1 = data.width;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err9 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1280 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1280 }, message: "must be <= 1280" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data2 = data.height;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err12 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1280 || isNaN(data2)) {
          const err13 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1280 }, message: "must be <= 1280" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.from !== void 0) {
      let data3 = data.from;
      if (!(data3 === "publisher" || data3 === "readme" || data3 === "homepage" || data3 === "operator")) {
        const err15 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/enum", keyword: "enum", params: { allowedValues: schema153.properties.from.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data4 = data.source;
      if (typeof data4 === "string") {
        if (func1(data4) > 2048) {
          const err16 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!formats0(data4)) {
          const err17 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.source_sha256 !== void 0) {
      let data5 = data.source_sha256;
      if (typeof data5 === "string") {
        if (func1(data5) > 64) {
          const err19 = { instancePath: instancePath + "/source_sha256", schemaPath: "#/$defs/digest/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!pattern26.test(data5)) {
          const err20 = { instancePath: instancePath + "/source_sha256", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/source_sha256", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema159 = { "type": "object", "additionalProperties": false, "required": ["sha256", "width", "height", "small", "from", "source_sha256"], "properties": { "sha256": { "$ref": "#/$defs/digest" }, "width": { "$ref": "#/$defs/pictureSide" }, "height": { "$ref": "#/$defs/pictureSide" }, "small": { "description": "the same, for where there is little room", "$ref": "#/$defs/pictureFile" }, "alt": { "description": "what it shows, in words", "$ref": "#/$defs/line" }, "from": { "description": "publisher: named by the feed; readme: stands in the repository's README; homepage: the site's own icon; operator: lies beside the operator's document", "enum": ["publisher", "readme", "homepage", "operator"] }, "source": { "description": "where it was fetched", "$ref": "#/$defs/uri" }, "source_sha256": { "description": "of the bytes that it was drawn from: while they are the same, it is not drawn again", "$ref": "#/$defs/digest" } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sha256 === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.width === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.height === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "sha256" || key0 === "width" || key0 === "height")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data0 = data.sha256;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err4 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern26.test(data0)) {
          const err5 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data1 = data.width;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1280 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1280 }, message: "must be <= 1280" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data2 = data.height;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1280 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1280 }, message: "must be <= 1280" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sha256 === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.width === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.height === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.small === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "small" }, message: "must have required property 'small'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.from === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.source_sha256 === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source_sha256" }, message: "must have required property 'source_sha256'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "sha256" || key0 === "width" || key0 === "height" || key0 === "small" || key0 === "alt" || key0 === "from" || key0 === "source" || key0 === "source_sha256")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data0 = data.sha256;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err7 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern26.test(data0)) {
          const err8 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/sha256", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data1 = data.width;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err10 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1280 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1280 }, message: "must be <= 1280" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err12 = { instancePath: instancePath + "/width", schemaPath: "#/$defs/pictureSide/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data2 = data.height;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err13 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1280 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1280 }, message: "must be <= 1280" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err15 = { instancePath: instancePath + "/height", schemaPath: "#/$defs/pictureSide/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.small !== void 0) {
      if (!validate60(data.small, { instancePath: instancePath + "/small", parentData: data, parentDataProperty: "small", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
    if (data.alt !== void 0) {
      let data4 = data.alt;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err16 = { instancePath: instancePath + "/alt", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err17 = { instancePath: instancePath + "/alt", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!pattern21.test(data4)) {
          const err18 = { instancePath: instancePath + "/alt", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/alt", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.from !== void 0) {
      let data5 = data.from;
      if (!(data5 === "publisher" || data5 === "readme" || data5 === "homepage" || data5 === "operator")) {
        const err20 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/enum", keyword: "enum", params: { allowedValues: schema159.properties.from.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data6 = data.source;
      if (typeof data6 === "string") {
        if (func1(data6) > 2048) {
          const err21 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!formats0(data6)) {
          const err22 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/source", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.source_sha256 !== void 0) {
      let data7 = data.source_sha256;
      if (typeof data7 === "string") {
        if (func1(data7) > 64) {
          const err24 = { instancePath: instancePath + "/source_sha256", schemaPath: "#/$defs/digest/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!pattern26.test(data7)) {
          const err25 = { instancePath: instancePath + "/source_sha256", schemaPath: "#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/source_sha256", schemaPath: "#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "icon" || key0 === "screenshots")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.icon !== void 0) {
      if (!validate57(data.icon, { instancePath: instancePath + "/icon", parentData: data, parentDataProperty: "icon", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
    if (data.screenshots !== void 0) {
      let data1 = data.screenshots;
      if (Array.isArray(data1)) {
        if (data1.length > 3) {
          const err2 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err3 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate59(data1[i0], { instancePath: instancePath + "/screenshots/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var formats116 = (init_formats(), __toCommonJS(formats_exports)).formats["language-tag"];
var pattern33 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*(-[TUtu](-[A-Za-z0-9]{2,8})+)*$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 200) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 === "string") {
        if (func1(data0) > 35) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/languageTag/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern33.test(data0)) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/languageTag/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*(-[TUtu](-[A-Za-z0-9]{2,8})+)*$" }, message: 'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*(-[TUtu](-[A-Za-z0-9]{2,8})+)*$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!formats116(data0)) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/languageTag/format", keyword: "format", params: { format: "language-tag" }, message: 'must match format "language-tag"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/languageTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var schema175 = { "enum": ["cloud", "self-hosted", "on-premise", "hybrid", "desktop", "mobile", "edge", "docker"] };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 8) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (!(data0 === "cloud" || data0 === "self-hosted" || data0 === "on-premise" || data0 === "hybrid" || data0 === "desktop" || data0 === "mobile" || data0 === "edge" || data0 === "docker")) {
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/deploymentWay/enum", keyword: "enum", params: { allowedValues: schema175.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; ) {
          for (j0 = i1; j0--; ) {
            if (func0(data[i1], data[j0])) {
              const err2 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
              break outer0;
            }
          }
        }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var pattern35 = new RegExp("^pkg:[a-z][a-z0-9.-]*/[^\\u0000-\\u0020?#@]+$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 === "string") {
        if (func1(data0) > 300) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/packageUrl/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern35.test(data0)) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/packageUrl/pattern", keyword: "pattern", params: { pattern: "^pkg:[a-z][a-z0-9.-]*/[^\\u0000-\\u0020?#@]+$" }, message: 'must match pattern "^pkg:[a-z][a-z0-9.-]*/[^\\u0000-\\u0020?#@]+$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/packageUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var pattern36 = new RegExp("^[Vv]?\\d{1,5}(?:\\.(?:\\d{1,5}|[Xx*])){0,3}(?: (?:LTS|ESR|LTSC))?$", "u");
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "security_support_until" || key0 === "end_of_life" || key0 === "lines" || key0 === "sbom_url" || key0 === "csaf_url" || key0 === "conformity_url")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.security_support_until !== void 0) {
      let data0 = data.security_support_until;
      if (typeof data0 === "string") {
        if (func1(data0) > 10) {
          const err1 = { instancePath: instancePath + "/security_support_until", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!formats24.validate(data0)) {
          const err2 = { instancePath: instancePath + "/security_support_until", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/security_support_until", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.end_of_life !== void 0) {
      let data1 = data.end_of_life;
      if (typeof data1 === "string") {
        if (func1(data1) > 10) {
          const err4 = { instancePath: instancePath + "/end_of_life", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!formats24.validate(data1)) {
          const err5 = { instancePath: instancePath + "/end_of_life", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/end_of_life", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.lines !== void 0) {
      let data2 = data.lines;
      if (Array.isArray(data2)) {
        if (data2.length > 30) {
          const err7 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.line === void 0) {
              const err8 = { instancePath: instancePath + "/lines/" + i0, schemaPath: "#/properties/lines/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "line" || key1 === "security_support_until" || key1 === "end_of_life")) {
                const err9 = { instancePath: instancePath + "/lines/" + i0, schemaPath: "#/properties/lines/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data3.line !== void 0) {
              let data4 = data3.line;
              if (typeof data4 === "string") {
                if (func1(data4) > 40) {
                  const err10 = { instancePath: instancePath + "/lines/" + i0 + "/line", schemaPath: "#/properties/lines/items/properties/line/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (!pattern36.test(data4)) {
                  const err11 = { instancePath: instancePath + "/lines/" + i0 + "/line", schemaPath: "#/properties/lines/items/properties/line/pattern", keyword: "pattern", params: { pattern: "^[Vv]?\\d{1,5}(?:\\.(?:\\d{1,5}|[Xx*])){0,3}(?: (?:LTS|ESR|LTSC))?$" }, message: 'must match pattern "^[Vv]?\\d{1,5}(?:\\.(?:\\d{1,5}|[Xx*])){0,3}(?: (?:LTS|ESR|LTSC))?$"' };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/lines/" + i0 + "/line", schemaPath: "#/properties/lines/items/properties/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data3.security_support_until !== void 0) {
              let data5 = data3.security_support_until;
              if (typeof data5 === "string") {
                if (func1(data5) > 10) {
                  const err13 = { instancePath: instancePath + "/lines/" + i0 + "/security_support_until", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (!formats24.validate(data5)) {
                  const err14 = { instancePath: instancePath + "/lines/" + i0 + "/security_support_until", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/lines/" + i0 + "/security_support_until", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data3.end_of_life !== void 0) {
              let data6 = data3.end_of_life;
              if (typeof data6 === "string") {
                if (func1(data6) > 10) {
                  const err16 = { instancePath: instancePath + "/lines/" + i0 + "/end_of_life", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (!formats24.validate(data6)) {
                  const err17 = { instancePath: instancePath + "/lines/" + i0 + "/end_of_life", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/lines/" + i0 + "/end_of_life", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/lines/" + i0, schemaPath: "#/properties/lines/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.sbom_url !== void 0) {
      let data7 = data.sbom_url;
      if (typeof data7 === "string") {
        if (func1(data7) > 2048) {
          const err21 = { instancePath: instancePath + "/sbom_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!formats0(data7)) {
          const err22 = { instancePath: instancePath + "/sbom_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/sbom_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.csaf_url !== void 0) {
      let data8 = data.csaf_url;
      if (typeof data8 === "string") {
        if (func1(data8) > 2048) {
          const err24 = { instancePath: instancePath + "/csaf_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!formats0(data8)) {
          const err25 = { instancePath: instancePath + "/csaf_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/csaf_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.conformity_url !== void 0) {
      let data9 = data.conformity_url;
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) {
          const err27 = { instancePath: instancePath + "/conformity_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (!formats0(data9)) {
          const err28 = { instancePath: instancePath + "/conformity_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/conformity_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema187 = { "description": "what public bodies ask of software, as its publisher declares it", "type": "object", "additionalProperties": false, "required": [], "properties": { "repository": { "description": "the repository with its source code", "$ref": "#/$defs/uri" }, "development_status": { "description": "how far its development is: concept, development, beta, stable or obsolete", "enum": ["concept", "development", "beta", "stable", "obsolete"] }, "used_by": { "description": "names of at most 100 public bodies that use it, as its publisher declares", "type": "array", "maxItems": 100, "items": { "$ref": "#/$defs/line" } }, "maintenance": { "description": "who maintains it: an object with a type", "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "$ref": "#/$defs/maintenanceType" }, "until": { "description": "the last day of the contract, like 2027-12-31", "$ref": "#/$defs/date" } } }, "depends_on": { "description": "what has to be there for it to run", "type": "object", "additionalProperties": false, "required": [], "properties": { "open": { "description": "at most 50 open-source programs", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } }, "proprietary": { "description": "at most 50 proprietary programs", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } }, "hardware": { "description": "at most 50 devices", "type": "array", "maxItems": 50, "items": { "$ref": "#/$defs/dependency" } } } }, "audience": { "description": "for whom it is made", "type": "object", "additionalProperties": false, "required": [], "properties": { "scope": { "description": "fields of public service, like education or local-authorities", "type": "array", "maxItems": 24, "items": { "$ref": "#/$defs/audienceScope" } }, "countries": { "description": "countries whose law it follows: at most 250 codes", "type": "array", "maxItems": 250, "items": { "description": "an ISO 3166 country code of two capital letters, like DE", "type": "string", "maxLength": 2, "pattern": "^[A-Z]{2}$" } }, "unsupported_countries": { "description": "countries it is not fit for: at most 250 codes", "type": "array", "maxItems": 250, "items": { "description": "an ISO 3166 country code of two capital letters, like DE", "type": "string", "maxLength": 2, "pattern": "^[A-Z]{2}$" } } } }, "localisation_ready": { "description": "true where it can be translated", "type": "boolean" }, "copyright_owner": { "description": "who owns the rights in most of it", "$ref": "#/$defs/line" }, "roadmap": { "description": "an absolute http or https address: what is planned", "$ref": "#/$defs/uri" }, "accessibility_statement": { "description": "an absolute http or https address: how accessible it is, and where it is not", "$ref": "#/$defs/uri" }, "hosting_statement": { "description": "an absolute http or https address: where and by whom it is hosted", "$ref": "#/$defs/uri" }, "based_on": { "description": "at most 10 addresses of what it is a variant of", "type": "array", "maxItems": 10, "items": { "$ref": "#/$defs/uri" } } } };
var schema190 = { "description": "internal, contract, community or none", "enum": ["internal", "contract", "community", "none"] };
var schema197 = { "enum": ["agriculture", "culture", "defence", "education", "emergency-services", "employment", "energy", "environment", "finance-and-economic-development", "foreign-affairs", "government", "healthcare", "infrastructures", "justice", "local-authorities", "manufacturing", "research", "science-and-technology", "security", "society", "sport", "tourism", "transportation", "welfare"] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "version" || key0 === "version_min" || key0 === "version_max" || key0 === "optional")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern21.test(data0)) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err6 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err7 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern21.test(data1)) {
          const err8 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.version_min !== void 0) {
      let data2 = data.version_min;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err10 = { instancePath: instancePath + "/version_min", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err11 = { instancePath: instancePath + "/version_min", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern21.test(data2)) {
          const err12 = { instancePath: instancePath + "/version_min", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/version_min", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.version_max !== void 0) {
      let data3 = data.version_max;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err14 = { instancePath: instancePath + "/version_max", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err15 = { instancePath: instancePath + "/version_max", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern21.test(data3)) {
          const err16 = { instancePath: instancePath + "/version_max", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/version_max", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.optional !== void 0) {
      if (typeof data.optional !== "boolean") {
        const err18 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func165.call(schema187.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.repository !== void 0) {
      let data0 = data.repository;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err2 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.development_status !== void 0) {
      let data1 = data.development_status;
      if (!(data1 === "concept" || data1 === "development" || data1 === "beta" || data1 === "stable" || data1 === "obsolete")) {
        const err4 = { instancePath: instancePath + "/development_status", schemaPath: "#/properties/development_status/enum", keyword: "enum", params: { allowedValues: schema187.properties.development_status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.used_by !== void 0) {
      let data2 = data.used_by;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          const err5 = { instancePath: instancePath + "/used_by", schemaPath: "#/properties/used_by/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (func1(data3) > 200) {
              const err6 = { instancePath: instancePath + "/used_by/" + i0, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (func1(data3) < 1) {
              const err7 = { instancePath: instancePath + "/used_by/" + i0, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!pattern21.test(data3)) {
              const err8 = { instancePath: instancePath + "/used_by/" + i0, schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/used_by/" + i0, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/used_by", schemaPath: "#/properties/used_by/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.maintenance !== void 0) {
      let data4 = data.maintenance;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.type === void 0) {
          const err11 = { instancePath: instancePath + "/maintenance", schemaPath: "#/properties/maintenance/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        for (const key1 in data4) {
          if (!(key1 === "type" || key1 === "until")) {
            const err12 = { instancePath: instancePath + "/maintenance", schemaPath: "#/properties/maintenance/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data4.type !== void 0) {
          let data5 = data4.type;
          if (!(data5 === "internal" || data5 === "contract" || data5 === "community" || data5 === "none")) {
            const err13 = { instancePath: instancePath + "/maintenance/type", schemaPath: "#/$defs/maintenanceType/enum", keyword: "enum", params: { allowedValues: schema190.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data4.until !== void 0) {
          let data6 = data4.until;
          if (typeof data6 === "string") {
            if (func1(data6) > 10) {
              const err14 = { instancePath: instancePath + "/maintenance/until", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (!formats24.validate(data6)) {
              const err15 = { instancePath: instancePath + "/maintenance/until", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/maintenance/until", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/maintenance", schemaPath: "#/properties/maintenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.depends_on !== void 0) {
      let data7 = data.depends_on;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        for (const key2 in data7) {
          if (!(key2 === "open" || key2 === "proprietary" || key2 === "hardware")) {
            const err18 = { instancePath: instancePath + "/depends_on", schemaPath: "#/properties/depends_on/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data7.open !== void 0) {
          let data8 = data7.open;
          if (Array.isArray(data8)) {
            if (data8.length > 50) {
              const err19 = { instancePath: instancePath + "/depends_on/open", schemaPath: "#/properties/depends_on/properties/open/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            const len1 = data8.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!validate73(data8[i1], { instancePath: instancePath + "/depends_on/open/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/depends_on/open", schemaPath: "#/properties/depends_on/properties/open/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data7.proprietary !== void 0) {
          let data10 = data7.proprietary;
          if (Array.isArray(data10)) {
            if (data10.length > 50) {
              const err21 = { instancePath: instancePath + "/depends_on/proprietary", schemaPath: "#/properties/depends_on/properties/proprietary/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            const len2 = data10.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (!validate73(data10[i2], { instancePath: instancePath + "/depends_on/proprietary/" + i2, parentData: data10, parentDataProperty: i2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/depends_on/proprietary", schemaPath: "#/properties/depends_on/properties/proprietary/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data7.hardware !== void 0) {
          let data12 = data7.hardware;
          if (Array.isArray(data12)) {
            if (data12.length > 50) {
              const err23 = { instancePath: instancePath + "/depends_on/hardware", schemaPath: "#/properties/depends_on/properties/hardware/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            const len3 = data12.length;
            for (let i3 = 0; i3 < len3; i3++) {
              if (!validate73(data12[i3], { instancePath: instancePath + "/depends_on/hardware/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/depends_on/hardware", schemaPath: "#/properties/depends_on/properties/hardware/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/depends_on", schemaPath: "#/properties/depends_on/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.audience !== void 0) {
      let data14 = data.audience;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        for (const key3 in data14) {
          if (!(key3 === "scope" || key3 === "countries" || key3 === "unsupported_countries")) {
            const err26 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data14.scope !== void 0) {
          let data15 = data14.scope;
          if (Array.isArray(data15)) {
            if (data15.length > 24) {
              const err27 = { instancePath: instancePath + "/audience/scope", schemaPath: "#/properties/audience/properties/scope/maxItems", keyword: "maxItems", params: { limit: 24 }, message: "must NOT have more than 24 items" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            const len4 = data15.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data16 = data15[i4];
              if (!(data16 === "agriculture" || data16 === "culture" || data16 === "defence" || data16 === "education" || data16 === "emergency-services" || data16 === "employment" || data16 === "energy" || data16 === "environment" || data16 === "finance-and-economic-development" || data16 === "foreign-affairs" || data16 === "government" || data16 === "healthcare" || data16 === "infrastructures" || data16 === "justice" || data16 === "local-authorities" || data16 === "manufacturing" || data16 === "research" || data16 === "science-and-technology" || data16 === "security" || data16 === "society" || data16 === "sport" || data16 === "tourism" || data16 === "transportation" || data16 === "welfare")) {
                const err28 = { instancePath: instancePath + "/audience/scope/" + i4, schemaPath: "#/$defs/audienceScope/enum", keyword: "enum", params: { allowedValues: schema197.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/audience/scope", schemaPath: "#/properties/audience/properties/scope/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data14.countries !== void 0) {
          let data17 = data14.countries;
          if (Array.isArray(data17)) {
            if (data17.length > 250) {
              const err30 = { instancePath: instancePath + "/audience/countries", schemaPath: "#/properties/audience/properties/countries/maxItems", keyword: "maxItems", params: { limit: 250 }, message: "must NOT have more than 250 items" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            const len5 = data17.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data18 = data17[i5];
              if (typeof data18 === "string") {
                if (func1(data18) > 2) {
                  const err31 = { instancePath: instancePath + "/audience/countries/" + i5, schemaPath: "#/properties/audience/properties/countries/items/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (!pattern7.test(data18)) {
                  const err32 = { instancePath: instancePath + "/audience/countries/" + i5, schemaPath: "#/properties/audience/properties/countries/items/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/audience/countries/" + i5, schemaPath: "#/properties/audience/properties/countries/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/audience/countries", schemaPath: "#/properties/audience/properties/countries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data14.unsupported_countries !== void 0) {
          let data19 = data14.unsupported_countries;
          if (Array.isArray(data19)) {
            if (data19.length > 250) {
              const err35 = { instancePath: instancePath + "/audience/unsupported_countries", schemaPath: "#/properties/audience/properties/unsupported_countries/maxItems", keyword: "maxItems", params: { limit: 250 }, message: "must NOT have more than 250 items" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            const len6 = data19.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let data20 = data19[i6];
              if (typeof data20 === "string") {
                if (func1(data20) > 2) {
                  const err36 = { instancePath: instancePath + "/audience/unsupported_countries/" + i6, schemaPath: "#/properties/audience/properties/unsupported_countries/items/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                if (!pattern7.test(data20)) {
                  const err37 = { instancePath: instancePath + "/audience/unsupported_countries/" + i6, schemaPath: "#/properties/audience/properties/unsupported_countries/items/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              } else {
                const err38 = { instancePath: instancePath + "/audience/unsupported_countries/" + i6, schemaPath: "#/properties/audience/properties/unsupported_countries/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/audience/unsupported_countries", schemaPath: "#/properties/audience/properties/unsupported_countries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.localisation_ready !== void 0) {
      if (typeof data.localisation_ready !== "boolean") {
        const err41 = { instancePath: instancePath + "/localisation_ready", schemaPath: "#/properties/localisation_ready/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.copyright_owner !== void 0) {
      let data22 = data.copyright_owner;
      if (typeof data22 === "string") {
        if (func1(data22) > 200) {
          const err42 = { instancePath: instancePath + "/copyright_owner", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (func1(data22) < 1) {
          const err43 = { instancePath: instancePath + "/copyright_owner", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (!pattern21.test(data22)) {
          const err44 = { instancePath: instancePath + "/copyright_owner", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      } else {
        const err45 = { instancePath: instancePath + "/copyright_owner", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.roadmap !== void 0) {
      let data23 = data.roadmap;
      if (typeof data23 === "string") {
        if (func1(data23) > 2048) {
          const err46 = { instancePath: instancePath + "/roadmap", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (!formats0(data23)) {
          const err47 = { instancePath: instancePath + "/roadmap", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      } else {
        const err48 = { instancePath: instancePath + "/roadmap", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.accessibility_statement !== void 0) {
      let data24 = data.accessibility_statement;
      if (typeof data24 === "string") {
        if (func1(data24) > 2048) {
          const err49 = { instancePath: instancePath + "/accessibility_statement", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (!formats0(data24)) {
          const err50 = { instancePath: instancePath + "/accessibility_statement", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      } else {
        const err51 = { instancePath: instancePath + "/accessibility_statement", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.hosting_statement !== void 0) {
      let data25 = data.hosting_statement;
      if (typeof data25 === "string") {
        if (func1(data25) > 2048) {
          const err52 = { instancePath: instancePath + "/hosting_statement", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        if (!formats0(data25)) {
          const err53 = { instancePath: instancePath + "/hosting_statement", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      } else {
        const err54 = { instancePath: instancePath + "/hosting_statement", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.based_on !== void 0) {
      let data26 = data.based_on;
      if (Array.isArray(data26)) {
        if (data26.length > 10) {
          const err55 = { instancePath: instancePath + "/based_on", schemaPath: "#/properties/based_on/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        const len7 = data26.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data27 = data26[i7];
          if (typeof data27 === "string") {
            if (func1(data27) > 2048) {
              const err56 = { instancePath: instancePath + "/based_on/" + i7, schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            if (!formats0(data27)) {
              const err57 = { instancePath: instancePath + "/based_on/" + i7, schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          } else {
            const err58 = { instancePath: instancePath + "/based_on/" + i7, schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
      } else {
        const err59 = { instancePath: instancePath + "/based_on", schemaPath: "#/properties/based_on/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
  } else {
    const err60 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err60];
    } else {
      vErrors.push(err60);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema204 = { "type": "object", "additionalProperties": false, "required": [], "properties": { "openapi": { "type": "object", "additionalProperties": false, "required": [], "properties": { "version": { "$ref": "#/$defs/line" }, "spec_url": { "$ref": "#/$defs/uri" } } }, "mcp": { "type": "object", "additionalProperties": false, "required": [], "properties": { "version": { "$ref": "#/$defs/line" }, "transport": { "enum": ["sse", "stdio", "streamable-http"] }, "endpoint": { "$ref": "#/$defs/uri" }, "tools_count": { "type": "integer", "minimum": 0, "maximum": 1e6 }, "schema_url": { "$ref": "#/$defs/uri" } } } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "openapi" || key0 === "mcp")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.openapi !== void 0) {
      let data0 = data.openapi;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "version" || key1 === "spec_url")) {
            const err1 = { instancePath: instancePath + "/openapi", schemaPath: "#/properties/openapi/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data0.version !== void 0) {
          let data1 = data0.version;
          if (typeof data1 === "string") {
            if (func1(data1) > 200) {
              const err2 = { instancePath: instancePath + "/openapi/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (func1(data1) < 1) {
              const err3 = { instancePath: instancePath + "/openapi/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (!pattern21.test(data1)) {
              const err4 = { instancePath: instancePath + "/openapi/version", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/openapi/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.spec_url !== void 0) {
          let data2 = data0.spec_url;
          if (typeof data2 === "string") {
            if (func1(data2) > 2048) {
              const err6 = { instancePath: instancePath + "/openapi/spec_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (!formats0(data2)) {
              const err7 = { instancePath: instancePath + "/openapi/spec_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/openapi/spec_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/openapi", schemaPath: "#/properties/openapi/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.mcp !== void 0) {
      let data3 = data.mcp;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key2 in data3) {
          if (!(key2 === "version" || key2 === "transport" || key2 === "endpoint" || key2 === "tools_count" || key2 === "schema_url")) {
            const err10 = { instancePath: instancePath + "/mcp", schemaPath: "#/properties/mcp/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data3.version !== void 0) {
          let data4 = data3.version;
          if (typeof data4 === "string") {
            if (func1(data4) > 200) {
              const err11 = { instancePath: instancePath + "/mcp/version", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (func1(data4) < 1) {
              const err12 = { instancePath: instancePath + "/mcp/version", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (!pattern21.test(data4)) {
              const err13 = { instancePath: instancePath + "/mcp/version", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/mcp/version", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data3.transport !== void 0) {
          let data5 = data3.transport;
          if (!(data5 === "sse" || data5 === "stdio" || data5 === "streamable-http")) {
            const err15 = { instancePath: instancePath + "/mcp/transport", schemaPath: "#/properties/mcp/properties/transport/enum", keyword: "enum", params: { allowedValues: schema204.properties.mcp.properties.transport.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data3.endpoint !== void 0) {
          let data6 = data3.endpoint;
          if (typeof data6 === "string") {
            if (func1(data6) > 2048) {
              const err16 = { instancePath: instancePath + "/mcp/endpoint", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (!formats0(data6)) {
              const err17 = { instancePath: instancePath + "/mcp/endpoint", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/mcp/endpoint", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data3.tools_count !== void 0) {
          let data7 = data3.tools_count;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err19 = { instancePath: instancePath + "/mcp/tools_count", schemaPath: "#/properties/mcp/properties/tools_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1e6 || isNaN(data7)) {
              const err20 = { instancePath: instancePath + "/mcp/tools_count", schemaPath: "#/properties/mcp/properties/tools_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err21 = { instancePath: instancePath + "/mcp/tools_count", schemaPath: "#/properties/mcp/properties/tools_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
        }
        if (data3.schema_url !== void 0) {
          let data8 = data3.schema_url;
          if (typeof data8 === "string") {
            if (func1(data8) > 2048) {
              const err22 = { instancePath: instancePath + "/mcp/schema_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (!formats0(data8)) {
              const err23 = { instancePath: instancePath + "/mcp/schema_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/mcp/schema_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/mcp", schemaPath: "#/properties/mcp/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 100) {
      const err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      const _errs1 = errors;
      if (typeof key0 === "string") {
        if (func1(key0) > 35) {
          const err1 = { instancePath, schemaPath: "#/$defs/languageTag/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters", propertyName: key0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern33.test(key0)) {
          const err2 = { instancePath, schemaPath: "#/$defs/languageTag/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*(-[TUtu](-[A-Za-z0-9]{2,8})+)*$" }, message: 'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*(-[TUtu](-[A-Za-z0-9]{2,8})+)*$"', propertyName: key0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!formats116(key0)) {
          const err3 = { instancePath, schemaPath: "#/$defs/languageTag/format", keyword: "format", params: { format: "language-tag" }, message: 'must match format "language-tag"', propertyName: key0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath, schemaPath: "#/$defs/languageTag/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        const err5 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    for (const key1 in data) {
      let data0 = data[key1];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.summary === void 0) {
          const err6 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/description/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        for (const key2 in data0) {
          if (!(key2 === "tagline" || key2 === "summary" || key2 === "text")) {
            const err7 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/description/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.tagline !== void 0) {
          let data1 = data0.tagline;
          if (typeof data1 === "string") {
            if (func1(data1) > 120) {
              const err8 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/$defs/description/properties/tagline/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (func1(data1) < 1) {
              const err9 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/$defs/description/properties/tagline/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (!pattern21.test(data1)) {
              const err10 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/$defs/description/properties/tagline/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/$defs/description/properties/tagline/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.summary !== void 0) {
          let data2 = data0.summary;
          if (typeof data2 === "string") {
            if (func1(data2) > 500) {
              const err12 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (func1(data2) < 1) {
              const err13 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (!pattern34.test(data2)) {
              const err14 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/$defs/description/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data0.text !== void 0) {
          let data3 = data0.text;
          if (typeof data3 === "string") {
            if (func1(data3) > 2e4) {
              const err16 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/$defs/description/properties/text/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (func1(data3) < 1) {
              const err17 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/$defs/description/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (!pattern34.test(data3)) {
              const err18 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/$defs/description/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/text", schemaPath: "#/$defs/description/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/description/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema214 = { "type": "object", "additionalProperties": false, "required": ["version", "prerelease"], "properties": { "version": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, "released_on": { "$ref": "#/$defs/date" }, "released_in": { "description": "year or month of the release, where its day is not known", "$ref": "#/$defs/month" }, "seen_on": { "description": "the day on which we first saw it; absent where it was there when the listing was let in", "$ref": "#/$defs/date" }, "unseen_on": { "description": "the last day before on which we read its source without it, where that is remembered", "$ref": "#/$defs/date" }, "release_type": { "enum": ["major", "minor", "patch", "security", "initial"] }, "prerelease": { "type": "boolean" }, "notes_url": { "$ref": "#/$defs/uri" }, "changes": { "description": "what is new in it, in its publisher's words", "type": "string", "minLength": 1, "maxLength": 2e3, "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, "artifacts": { "type": "array", "maxItems": 100, "items": { "$ref": "#/$defs/artifact" } } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.uri === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" }, message: "must have required property 'uri'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "platform" || key0 === "uri" || key0 === "sha256" || key0 === "size_bytes" || key0 === "format")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.platform !== void 0) {
      let data0 = data.platform;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err2 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern21.test(data0)) {
          const err4 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.uri !== void 0) {
      let data1 = data.uri;
      if (typeof data1 === "string") {
        if (func1(data1) > 2048) {
          const err6 = { instancePath: instancePath + "/uri", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats0(data1)) {
          const err7 = { instancePath: instancePath + "/uri", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/uri", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 === "string") {
        if (func1(data2) > 64) {
          const err9 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern26.test(data2)) {
          const err10 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.size_bytes !== void 0) {
      let data3 = data.size_bytes;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err12 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err14 = { instancePath: instancePath + "/size_bytes", schemaPath: "#/properties/size_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.format !== void 0) {
      let data4 = data.format;
      if (typeof data4 === "string") {
        if (func1(data4) > 12) {
          const err15 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern13.test(data4)) {
          const err16 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(\\.[a-z0-9]+)?$" }, message: 'must match pattern "^[a-z0-9]+(\\.[a-z0-9]+)?$"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.prerelease === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prerelease" }, message: "must have required property 'prerelease'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func165.call(schema214.properties, key0)) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (func1(data0) > 100) {
          const err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern21.test(data0)) {
          const err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.released_on !== void 0) {
      let data1 = data.released_on;
      if (typeof data1 === "string") {
        if (func1(data1) > 10) {
          const err7 = { instancePath: instancePath + "/released_on", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!formats24.validate(data1)) {
          const err8 = { instancePath: instancePath + "/released_on", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/released_on", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.released_in !== void 0) {
      let data2 = data.released_in;
      if (typeof data2 === "string") {
        if (func1(data2) > 7) {
          const err10 = { instancePath: instancePath + "/released_in", schemaPath: "#/$defs/month/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern11.test(data2)) {
          const err11 = { instancePath: instancePath + "/released_in", schemaPath: "#/$defs/month/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}(-(0[1-9]|1[0-2]))?$" }, message: 'must match pattern "^[0-9]{4}(-(0[1-9]|1[0-2]))?$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/released_in", schemaPath: "#/$defs/month/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.seen_on !== void 0) {
      let data3 = data.seen_on;
      if (typeof data3 === "string") {
        if (func1(data3) > 10) {
          const err13 = { instancePath: instancePath + "/seen_on", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!formats24.validate(data3)) {
          const err14 = { instancePath: instancePath + "/seen_on", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/seen_on", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.unseen_on !== void 0) {
      let data4 = data.unseen_on;
      if (typeof data4 === "string") {
        if (func1(data4) > 10) {
          const err16 = { instancePath: instancePath + "/unseen_on", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!formats24.validate(data4)) {
          const err17 = { instancePath: instancePath + "/unseen_on", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/unseen_on", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.release_type !== void 0) {
      let data5 = data.release_type;
      if (!(data5 === "major" || data5 === "minor" || data5 === "patch" || data5 === "security" || data5 === "initial")) {
        const err19 = { instancePath: instancePath + "/release_type", schemaPath: "#/properties/release_type/enum", keyword: "enum", params: { allowedValues: schema214.properties.release_type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.prerelease !== void 0) {
      if (typeof data.prerelease !== "boolean") {
        const err20 = { instancePath: instancePath + "/prerelease", schemaPath: "#/properties/prerelease/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.notes_url !== void 0) {
      let data7 = data.notes_url;
      if (typeof data7 === "string") {
        if (func1(data7) > 2048) {
          const err21 = { instancePath: instancePath + "/notes_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!formats0(data7)) {
          const err22 = { instancePath: instancePath + "/notes_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/notes_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data8 = data.changes;
      if (typeof data8 === "string") {
        if (func1(data8) > 2e3) {
          const err24 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (func1(data8) < 1) {
          const err25 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (!pattern34.test(data8)) {
          const err26 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.artifacts !== void 0) {
      let data9 = data.artifacts;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err28 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate83(data9[i0], { instancePath: instancePath + "/artifacts/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema226 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://catalog.example/schemas/feed-kinds.json", "title": "FeedKind", "description": "what a feed is", "enum": ["pad-json", "pad-xml", "github", "gitlab", "openapi", "manifest", "publiccode"] };
var pattern60 = new RegExp("^[a-z0-9][a-z0-9._-]*$", "u");
var pattern61 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.primary === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "primary" }, message: "must have required property 'primary'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.last_changed_on === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_changed_on" }, message: "must have required property 'last_changed_on'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "kind" || key0 === "url" || key0 === "feed" || key0 === "primary" || key0 === "last_changed_on" || key0 === "failing_since" || key0 === "failing_code")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (!(data0 === "pad-json" || data0 === "pad-xml" || data0 === "github" || data0 === "gitlab" || data0 === "openapi" || data0 === "manifest" || data0 === "publiccode")) {
        const err4 = { instancePath: instancePath + "/kind", schemaPath: "feed-kinds.json/enum", keyword: "enum", params: { allowedValues: schema226.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 === "string") {
        if (func1(data1) > 2048) {
          const err5 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0(data1)) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.feed !== void 0) {
      let data2 = data.feed;
      if (typeof data2 === "string") {
        if (func1(data2) > 100) {
          const err8 = { instancePath: instancePath + "/feed", schemaPath: "#/properties/feed/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err9 = { instancePath: instancePath + "/feed", schemaPath: "#/properties/feed/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern60.test(data2)) {
          const err10 = { instancePath: instancePath + "/feed", schemaPath: "#/properties/feed/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9._-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9._-]*$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/feed", schemaPath: "#/properties/feed/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.primary !== void 0) {
      if (typeof data.primary !== "boolean") {
        const err12 = { instancePath: instancePath + "/primary", schemaPath: "#/properties/primary/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.last_changed_on !== void 0) {
      let data4 = data.last_changed_on;
      if (typeof data4 === "string") {
        if (func1(data4) > 10) {
          const err13 = { instancePath: instancePath + "/last_changed_on", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!formats24.validate(data4)) {
          const err14 = { instancePath: instancePath + "/last_changed_on", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/last_changed_on", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.failing_since !== void 0) {
      let data5 = data.failing_since;
      if (typeof data5 === "string") {
        if (func1(data5) > 10) {
          const err16 = { instancePath: instancePath + "/failing_since", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!formats24.validate(data5)) {
          const err17 = { instancePath: instancePath + "/failing_since", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/failing_since", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.failing_code !== void 0) {
      let data6 = data.failing_code;
      if (typeof data6 === "string") {
        if (func1(data6) > 60) {
          const err19 = { instancePath: instancePath + "/failing_code", schemaPath: "#/$defs/code/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!pattern61.test(data6)) {
          const err20 = { instancePath: instancePath + "/failing_code", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/failing_code", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema231 = { "type": "object", "additionalProperties": false, "required": ["method", "status"], "properties": { "method": { "enum": ["dns-txt", "well-known-http", "none"] }, "status": { "enum": ["verified", "pending", "unverified"] }, "verified_at": { "description": "a date and time as in RFC 3339, like 2026-01-31T12:00:00Z", "type": "string", "format": "date-time", "maxLength": 40 }, "unproved_since": { "description": "the first of the days on which the proof could not be seen", "$ref": "#/$defs/date" }, "reason": { "$ref": "#/$defs/verificationReason" } } };
var schema233 = { "description": "why the last check that changed something found no proof", "enum": ["not_found", "wrong_token", "dns_failed", "unreachable", "no_homepage", "shared_host"] };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "method" || key0 === "status" || key0 === "verified_at" || key0 === "unproved_since" || key0 === "reason")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.method !== void 0) {
      let data0 = data.method;
      if (!(data0 === "dns-txt" || data0 === "well-known-http" || data0 === "none")) {
        const err3 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema231.properties.method.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (!(data1 === "verified" || data1 === "pending" || data1 === "unverified")) {
        const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema231.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.verified_at !== void 0) {
      let data2 = data.verified_at;
      if (typeof data2 === "string") {
        if (func1(data2) > 40) {
          const err5 = { instancePath: instancePath + "/verified_at", schemaPath: "#/properties/verified_at/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats80.validate(data2)) {
          const err6 = { instancePath: instancePath + "/verified_at", schemaPath: "#/properties/verified_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/verified_at", schemaPath: "#/properties/verified_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.unproved_since !== void 0) {
      let data3 = data.unproved_since;
      if (typeof data3 === "string") {
        if (func1(data3) > 10) {
          const err8 = { instancePath: instancePath + "/unproved_since", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats24.validate(data3)) {
          const err9 = { instancePath: instancePath + "/unproved_since", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/unproved_since", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data4 = data.reason;
      if (!(data4 === "not_found" || data4 === "wrong_token" || data4 === "dns_failed" || data4 === "unreachable" || data4 === "no_homepage" || data4 === "shared_host")) {
        const err11 = { instancePath: instancePath + "/reason", schemaPath: "#/$defs/verificationReason/enum", keyword: "enum", params: { allowedValues: schema233.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slug === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.category === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property 'category'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.license === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "license" }, message: "must have required property 'license'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.vendor === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vendor" }, message: "must have required property 'vendor'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.platforms === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "platforms" }, message: "must have required property 'platforms'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.integrations === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "integrations" }, message: "must have required property 'integrations'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.descriptions === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "descriptions" }, message: "must have required property 'descriptions'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.versions === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versions" }, message: "must have required property 'versions'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.badges === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "badges" }, message: "must have required property 'badges'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.archived === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "archived" }, message: "must have required property 'archived'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.sources === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sources" }, message: "must have required property 'sources'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.verification === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verification" }, message: "must have required property 'verification'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func165.call(schema130.properties, key0)) {
        const err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err15 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern19.test(data0)) {
          const err16 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/pattern", keyword: "pattern", params: { pattern: "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, message: 'must match pattern "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.slug !== void 0) {
      let data1 = data.slug;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err18 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err19 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err21 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err22 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (!pattern21.test(data2)) {
          const err23 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data3 = data.kind;
      if (!(data3 === "saas" || data3 === "ai-agent" || data3 === "mcp-server" || data3 === "api" || data3 === "software" || data3 === "open-source" || data3 === "framework" || data3 === "library" || data3 === "plugin" || data3 === "extension" || data3 === "mobile")) {
        const err25 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/kind/enum", keyword: "enum", params: { allowedValues: schema133.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data4 = data.category;
      if (typeof data4 === "string") {
        if (func1(data4) > 64) {
          const err26 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/categorySlug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (!pattern5.test(data4)) {
          const err27 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/categorySlug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/categorySlug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.license !== void 0) {
      if (!validate50(data.license, { instancePath: instancePath + "/license", parentData: data, parentDataProperty: "license", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.vendor !== void 0) {
      if (!validate52(data.vendor, { instancePath: instancePath + "/vendor", parentData: data, parentDataProperty: "vendor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.platforms !== void 0) {
      let data7 = data.platforms;
      if (Array.isArray(data7)) {
        if (data7.length > 9) {
          const err29 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/maxItems", keyword: "maxItems", params: { limit: 9 }, message: "must NOT have more than 9 items" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (!(data8 === "windows" || data8 === "macos" || data8 === "linux" || data8 === "android" || data8 === "ios" || data8 === "web" || data8 === "bsd" || data8 === "other" || data8 === "cross-platform")) {
            const err30 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/$defs/platform/enum", keyword: "enum", params: { allowedValues: schema141.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        let i1 = data7.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (func0(data7[i1], data7[j0])) {
                  const err31 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err32 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.homepage !== void 0) {
      let data9 = data.homepage;
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) {
          const err33 = { instancePath: instancePath + "/homepage", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (!formats0(data9)) {
          const err34 = { instancePath: instancePath + "/homepage", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/homepage", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.documentation !== void 0) {
      let data10 = data.documentation;
      if (typeof data10 === "string") {
        if (func1(data10) > 2048) {
          const err36 = { instancePath: instancePath + "/documentation", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (!formats0(data10)) {
          const err37 = { instancePath: instancePath + "/documentation", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      } else {
        const err38 = { instancePath: instancePath + "/documentation", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.order_url !== void 0) {
      let data11 = data.order_url;
      if (typeof data11 === "string") {
        if (func1(data11) > 2048) {
          const err39 = { instancePath: instancePath + "/order_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (!formats0(data11)) {
          const err40 = { instancePath: instancePath + "/order_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      } else {
        const err41 = { instancePath: instancePath + "/order_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.support_url !== void 0) {
      let data12 = data.support_url;
      if (typeof data12 === "string") {
        if (func1(data12) > 2048) {
          const err42 = { instancePath: instancePath + "/support_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (!formats0(data12)) {
          const err43 = { instancePath: instancePath + "/support_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      } else {
        const err44 = { instancePath: instancePath + "/support_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.status_page !== void 0) {
      let data13 = data.status_page;
      if (typeof data13 === "string") {
        if (func1(data13) > 2048) {
          const err45 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (!formats0(data13)) {
          const err46 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      } else {
        const err47 = { instancePath: instancePath + "/status_page", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.security !== void 0) {
      if (!validate54(data.security, { instancePath: instancePath + "/security", parentData: data, parentDataProperty: "security", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.icon !== void 0) {
      let data15 = data.icon;
      if (typeof data15 === "string") {
        if (func1(data15) > 2048) {
          const err48 = { instancePath: instancePath + "/icon", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
        if (!formats0(data15)) {
          const err49 = { instancePath: instancePath + "/icon", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      } else {
        const err50 = { instancePath: instancePath + "/icon", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.screenshots !== void 0) {
      let data16 = data.screenshots;
      if (Array.isArray(data16)) {
        if (data16.length > 10) {
          const err51 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        const len1 = data16.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data17 = data16[i2];
          if (typeof data17 === "string") {
            if (func1(data17) > 2048) {
              const err52 = { instancePath: instancePath + "/screenshots/" + i2, schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (!formats0(data17)) {
              const err53 = { instancePath: instancePath + "/screenshots/" + i2, schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/screenshots/" + i2, schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.pictures !== void 0) {
      if (!validate56(data.pictures, { instancePath: instancePath + "/pictures", parentData: data, parentDataProperty: "pictures", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.keywords !== void 0) {
      let data19 = data.keywords;
      if (Array.isArray(data19)) {
        if (data19.length > 30) {
          const err56 = { instancePath: instancePath + "/keywords", schemaPath: "#/$defs/keywords/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        const len2 = data19.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data20 = data19[i3];
          if (typeof data20 === "string") {
            if (func1(data20) > 60) {
              const err57 = { instancePath: instancePath + "/keywords/" + i3, schemaPath: "#/$defs/keywords/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            if (func1(data20) < 1) {
              const err58 = { instancePath: instancePath + "/keywords/" + i3, schemaPath: "#/$defs/keywords/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (!pattern21.test(data20)) {
              const err59 = { instancePath: instancePath + "/keywords/" + i3, schemaPath: "#/$defs/keywords/items/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          } else {
            const err60 = { instancePath: instancePath + "/keywords/" + i3, schemaPath: "#/$defs/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
      } else {
        const err61 = { instancePath: instancePath + "/keywords", schemaPath: "#/$defs/keywords/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.languages !== void 0) {
      if (!validate64(data.languages, { instancePath: instancePath + "/languages", parentData: data, parentDataProperty: "languages", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
    }
    if (data.requirements !== void 0) {
      let data22 = data.requirements;
      if (typeof data22 === "string") {
        if (func1(data22) > 1e3) {
          const err62 = { instancePath: instancePath + "/requirements", schemaPath: "#/$defs/requirements/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (func1(data22) < 1) {
          const err63 = { instancePath: instancePath + "/requirements", schemaPath: "#/$defs/requirements/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (!pattern34.test(data22)) {
          const err64 = { instancePath: instancePath + "/requirements", schemaPath: "#/$defs/requirements/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      } else {
        const err65 = { instancePath: instancePath + "/requirements", schemaPath: "#/$defs/requirements/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.deployment !== void 0) {
      if (!validate66(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.packages !== void 0) {
      if (!validate68(data.packages, { instancePath: instancePath + "/packages", parentData: data, parentDataProperty: "packages", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
        errors = vErrors.length;
      }
    }
    if (data.support_until !== void 0) {
      let data25 = data.support_until;
      if (typeof data25 === "string") {
        if (func1(data25) > 10) {
          const err66 = { instancePath: instancePath + "/support_until", schemaPath: "#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (!formats24.validate(data25)) {
          const err67 = { instancePath: instancePath + "/support_until", schemaPath: "#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
      } else {
        const err68 = { instancePath: instancePath + "/support_until", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.lifecycle !== void 0) {
      if (!validate70(data.lifecycle, { instancePath: instancePath + "/lifecycle", parentData: data, parentDataProperty: "lifecycle", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.public_sector !== void 0) {
      if (!validate72(data.public_sector, { instancePath: instancePath + "/public_sector", parentData: data, parentDataProperty: "public_sector", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.integrations !== void 0) {
      let data28 = data.integrations;
      if (Array.isArray(data28)) {
        if (data28.length > 200) {
          const err69 = { instancePath: instancePath + "/integrations", schemaPath: "#/properties/integrations/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        const len3 = data28.length;
        for (let i4 = 0; i4 < len3; i4++) {
          let data29 = data28[i4];
          if (typeof data29 === "string") {
            if (func1(data29) > 200) {
              const err70 = { instancePath: instancePath + "/integrations/" + i4, schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            if (func1(data29) < 1) {
              const err71 = { instancePath: instancePath + "/integrations/" + i4, schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
            if (!pattern21.test(data29)) {
              const err72 = { instancePath: instancePath + "/integrations/" + i4, schemaPath: "#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
          } else {
            const err73 = { instancePath: instancePath + "/integrations/" + i4, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
      } else {
        const err74 = { instancePath: instancePath + "/integrations", schemaPath: "#/properties/integrations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
    }
    if (data.interfaces !== void 0) {
      if (!validate78(data.interfaces, { instancePath: instancePath + "/interfaces", parentData: data, parentDataProperty: "interfaces", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    }
    if (data.pricing !== void 0) {
      let data31 = data.pricing;
      if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
        for (const key1 in data31) {
          if (!(key1 === "model" || key1 === "price_from_cents" || key1 === "currency")) {
            const err75 = { instancePath: instancePath + "/pricing", schemaPath: "#/$defs/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
        if (data31.model !== void 0) {
          let data32 = data31.model;
          if (!(data32 === "free" || data32 === "freemium" || data32 === "subscription" || data32 === "usage" || data32 === "one-time" || data32 === "quote")) {
            const err76 = { instancePath: instancePath + "/pricing/model", schemaPath: "#/$defs/pricing/properties/model/enum", keyword: "enum", params: { allowedValues: schema210.properties.model.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
        if (data31.price_from_cents !== void 0) {
          let data33 = data31.price_from_cents;
          if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
            const err77 = { instancePath: instancePath + "/pricing/price_from_cents", schemaPath: "#/$defs/pricing/properties/price_from_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 9007199254740991 || isNaN(data33)) {
              const err78 = { instancePath: instancePath + "/pricing/price_from_cents", schemaPath: "#/$defs/pricing/properties/price_from_cents/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
            if (data33 < 0 || isNaN(data33)) {
              const err79 = { instancePath: instancePath + "/pricing/price_from_cents", schemaPath: "#/$defs/pricing/properties/price_from_cents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          }
        }
        if (data31.currency !== void 0) {
          let data34 = data31.currency;
          if (typeof data34 === "string") {
            if (func1(data34) > 3) {
              const err80 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/$defs/pricing/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
            if (!pattern9.test(data34)) {
              const err81 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/$defs/pricing/properties/currency/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
              if (vErrors === null) {
                vErrors = [err81];
              } else {
                vErrors.push(err81);
              }
              errors++;
            }
          } else {
            const err82 = { instancePath: instancePath + "/pricing/currency", schemaPath: "#/$defs/pricing/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
      } else {
        const err83 = { instancePath: instancePath + "/pricing", schemaPath: "#/$defs/pricing/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err83];
        } else {
          vErrors.push(err83);
        }
        errors++;
      }
    }
    if (data.descriptions !== void 0) {
      if (!validate80(data.descriptions, { instancePath: instancePath + "/descriptions", parentData: data, parentDataProperty: "descriptions", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
    }
    if (data.versions !== void 0) {
      let data36 = data.versions;
      if (Array.isArray(data36)) {
        if (data36.length > 1e3) {
          const err84 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
        if (data36.length < 1) {
          const err85 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
        const len4 = data36.length;
        for (let i5 = 0; i5 < len4; i5++) {
          if (!validate82(data36[i5], { instancePath: instancePath + "/versions/" + i5, parentData: data36, parentDataProperty: i5, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err86 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.badges !== void 0) {
      let data38 = data.badges;
      if (Array.isArray(data38)) {
        if (data38.length > 2) {
          const err87 = { instancePath: instancePath + "/badges", schemaPath: "#/properties/badges/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
        const len5 = data38.length;
        for (let i6 = 0; i6 < len5; i6++) {
          let data39 = data38[i6];
          if (!(data39 === "openapi" || data39 === "verified")) {
            const err88 = { instancePath: instancePath + "/badges/" + i6, schemaPath: "#/$defs/badge/enum", keyword: "enum", params: { allowedValues: schema223.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
        }
        let i7 = data38.length;
        let j1;
        if (i7 > 1) {
          outer1:
            for (; i7--; ) {
              for (j1 = i7; j1--; ) {
                if (func0(data38[i7], data38[j1])) {
                  const err89 = { instancePath: instancePath + "/badges", schemaPath: "#/properties/badges/uniqueItems", keyword: "uniqueItems", params: { i: i7, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i7 + " are identical)" };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
        }
      } else {
        const err90 = { instancePath: instancePath + "/badges", schemaPath: "#/properties/badges/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      }
    }
    if (data.archived !== void 0) {
      if (typeof data.archived !== "boolean") {
        const err91 = { instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
    if (data.renamed_from !== void 0) {
      let data41 = data.renamed_from;
      if (typeof data41 === "string") {
        if (func1(data41) > 64) {
          const err92 = { instancePath: instancePath + "/renamed_from", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
        if (!pattern5.test(data41)) {
          const err93 = { instancePath: instancePath + "/renamed_from", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err93];
          } else {
            vErrors.push(err93);
          }
          errors++;
        }
      } else {
        const err94 = { instancePath: instancePath + "/renamed_from", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
    }
    if (data.sources !== void 0) {
      let data42 = data.sources;
      if (Array.isArray(data42)) {
        if (data42.length > 10) {
          const err95 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          if (vErrors === null) {
            vErrors = [err95];
          } else {
            vErrors.push(err95);
          }
          errors++;
        }
        if (data42.length < 1) {
          const err96 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        const len6 = data42.length;
        for (let i8 = 0; i8 < len6; i8++) {
          if (!validate86(data42[i8], { instancePath: instancePath + "/sources/" + i8, parentData: data42, parentDataProperty: i8, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err97 = { instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err97];
        } else {
          vErrors.push(err97);
        }
        errors++;
      }
    }
    if (data.provenance !== void 0) {
      let data44 = data.provenance;
      if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
        if (Object.keys(data44).length > 40) {
          const err98 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/maxProperties", keyword: "maxProperties", params: { limit: 40 }, message: "must NOT have more than 40 properties" };
          if (vErrors === null) {
            vErrors = [err98];
          } else {
            vErrors.push(err98);
          }
          errors++;
        }
        for (const key2 in data44) {
          const _errs95 = errors;
          if (typeof key2 === "string") {
            if (func1(key2) > 60) {
              const err99 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/propertyNames/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", propertyName: key2 };
              if (vErrors === null) {
                vErrors = [err99];
              } else {
                vErrors.push(err99);
              }
              errors++;
            }
            if (!pattern62.test(key2)) {
              const err100 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z_.]+$" }, message: 'must match pattern "^[a-z_.]+$"', propertyName: key2 };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
          } else {
            const err101 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key2 };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
          var valid37 = _errs95 === errors;
          if (!valid37) {
            const err102 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
        }
        for (const key3 in data44) {
          let data45 = data44[key3];
          if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
            const err103 = { instancePath: instancePath + "/provenance/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/provenance/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
          if (typeof data45 == "number" && isFinite(data45)) {
            if (data45 > 9 || isNaN(data45)) {
              const err104 = { instancePath: instancePath + "/provenance/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/provenance/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, message: "must be <= 9" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            if (data45 < 0 || isNaN(data45)) {
              const err105 = { instancePath: instancePath + "/provenance/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/provenance/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
          }
        }
      } else {
        const err106 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err106];
        } else {
          vErrors.push(err106);
        }
        errors++;
      }
    }
    if (data.verification !== void 0) {
      if (!validate88(data.verification, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err107 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err107];
    } else {
      vErrors.push(err107);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateLedgerRecord = validate90;
var schema234 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://catalog.example/schemas/moderation.json", "title": "LedgerRecord", "description": "One record per listing that was ever reviewed, kept in data/moderation. Who decided, and when, is read from git.", "type": "object", "additionalProperties": false, "required": ["slug", "state", "source", "content_sha256", "report", "overrides"], "properties": { "$schema": { "description": "path of this schema, for editors, like ../node_modules/@catalog-engine/catalog/schemas/contracts/moderation.json; it is never read", "type": "string", "maxLength": 200, "pattern": "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, "slug": { "$ref": "#/$defs/slug" }, "state": { "enum": ["published", "rejected", "withdrawn", "renamed"] }, "reason": { "description": "why it was rejected or withdrawn", "type": "string", "minLength": 1, "maxLength": 1e3 }, "was": { "$ref": "#/$defs/was" }, "renamed_to": { "description": "slug under which it is found now", "$ref": "#/$defs/slug" }, "source": { "type": "object", "additionalProperties": false, "required": ["kind"], "properties": { "kind": { "$ref": "feed-kinds.json" }, "url": { "$ref": "#/$defs/uri" }, "feed": { "type": "string", "minLength": 1, "maxLength": 100 }, "domain": { "description": "domain that the token spoke for with which it was submitted, or withdrawn", "type": "string", "maxLength": 253, "pattern": "^[a-z0-9.-]+$" }, "moved_to": { "description": "host that redirects led to from the address when it was approved", "type": "string", "maxLength": 253 }, "sha256": { "description": "digest of the bytes, or answers, that the listing was read from", "type": "string", "maxLength": 64, "pattern": "^[0-9a-f]{64}$" }, "read_by": { "description": "version of the program that read them: a newer one may see something else in the same bytes", "type": "string", "maxLength": 40, "pattern": "^[0-9A-Za-z.+-]+$" } } }, "repositories": { "description": "the repositories among its sources as their forges count them: numbers stay when names change hands", "type": "array", "maxItems": 10, "items": { "type": "object", "additionalProperties": false, "required": ["url", "repository", "owner"], "properties": { "url": { "$ref": "#/$defs/uri" }, "repository": { "$ref": "#/$defs/forgeNumber" }, "owner": { "description": "whoever owns it", "$ref": "#/$defs/forgeNumber" } } } }, "content_sha256": { "description": "digest of what was reviewed, releases and dates left out", "type": "string", "maxLength": 64, "pattern": "^[0-9a-f]{64}$" }, "members": { "description": "digest of each part of the listing as the pipeline wrote it, so that a person's edit is seen; a part is a member, or like descriptions.de.summary", "type": "object", "maxProperties": 400, "propertyNames": { "type": "string", "maxLength": 80, "pattern": "^[a-z_]+(?:\\.[A-Za-z0-9_-]+){0,2}$" }, "additionalProperties": { "description": "32 digits of SHA-256", "type": "string", "maxLength": 32, "pattern": "^[0-9a-f]{32}$" } }, "approved_lengths": { "description": "language to the length of the text that a person approved: one that has grown far beyond it waits", "type": "object", "maxProperties": 100, "propertyNames": { "type": "string", "maxLength": 35, "pattern": "^[A-Za-z0-9-]+$" }, "additionalProperties": { "type": "integer", "minimum": 0, "maximum": 2e4 } }, "approved_packages": { "description": "packages whose install commands a person has seen with the listing and approved", "type": "array", "maxItems": 20, "items": { "$ref": "listing.json#/$defs/packageUrl" } }, "signature": { "description": "what the pipeline says of this record and of every member of its listing, signed (Ed25519, base64url)", "type": "string", "maxLength": 86, "pattern": "^[A-Za-z0-9_-]{86}$" }, "report": { "type": "array", "maxItems": 100, "items": { "$ref": "#/$defs/problem" }, "description": "what validation had to say" }, "checks": { "type": "array", "maxItems": 20, "items": { "$ref": "#/$defs/problem" }, "description": "what a reviewer should look at twice: look-alikes, unsafe links, unusual size" }, "webhook_host": { "description": "host of the endpoint that wants events; the address itself is private", "type": "string", "maxLength": 253 }, "overrides": { "description": "a reviewer's corrections, applied after every read: a part of the listing, like category or descriptions.de.summary, and its value; null takes it away", "type": "object", "maxProperties": 400 }, "yanked": { "description": "versions that were withdrawn while the listing stays: none of them is shown as a download, is current, or comes back by itself", "type": "array", "maxItems": 1e3, "items": { "$ref": "#/$defs/yank" } }, "text_added_on": { "description": "the day on which words went on that nobody had read: the next ones wait for a month", "type": "string", "format": "date", "maxLength": 10 }, "declined": { "description": "a change to the published listing that was refused; what waited then is not proposed again", "type": "object", "additionalProperties": false, "required": ["content_sha256", "reason"], "properties": { "content_sha256": { "description": "a SHA-256 digest of 64 lower-case hexadecimal digits", "type": "string", "maxLength": 64, "pattern": "^[0-9a-f]{64}$" }, "reason": { "type": "string", "minLength": 1, "maxLength": 1e3 } } } }, "$defs": { "was": { "description": "what a listing that was withdrawn was, for those who follow an old link", "type": "object", "additionalProperties": false, "required": ["name", "category"], "properties": { "name": { "$ref": "listing.json#/$defs/line" }, "category": { "$ref": "#/$defs/slug" } } }, "yank": { "type": "object", "additionalProperties": false, "required": ["version", "on", "by"], "properties": { "version": { "$ref": "listing.json#/$defs/release/properties/version" }, "reason": { "description": "why, for everybody to read", "type": "string", "minLength": 1, "maxLength": 1e3 }, "on": { "description": "the day of the decision", "$ref": "listing.json#/$defs/date" }, "by": { "description": "operator where a person of the catalog decided it, publisher where its feed says so", "enum": ["operator", "publisher"] } } }, "forgeNumber": { "description": "host of the forge and its number, like github.com:1296269", "type": "string", "maxLength": 275, "pattern": "^[a-z0-9.-]+(:[0-9]+)?:[0-9]+$" }, "uri": { "description": "an absolute http or https address, without user name or password, at most 2048 characters", "type": "string", "format": "uri", "maxLength": 2048 }, "slug": { "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool", "type": "string", "pattern": "^[a-z0-9-]+$", "maxLength": 64 }, "code": { "description": "a stable snake_case code", "type": "string", "maxLength": 60, "pattern": "^[a-z][a-z0-9_]*$" }, "problem": { "type": "object", "additionalProperties": false, "required": ["pointer", "code", "severity", "message"], "properties": { "pointer": { "description": "a JSON pointer into the document", "type": "string", "maxLength": 300 }, "code": { "$ref": "#/$defs/code" }, "severity": { "enum": ["error", "warning"] }, "message": { "type": "string", "maxLength": 1e3 }, "expected": { "type": "string", "maxLength": 500 } } } } };
var pattern68 = new RegExp("^[a-z0-9.-]+$", "u");
var pattern70 = new RegExp("^[0-9A-Za-z.+-]+$", "u");
var pattern71 = new RegExp("^[a-z0-9.-]+(:[0-9]+)?:[0-9]+$", "u");
var pattern74 = new RegExp("^[a-z_]+(?:\\.[A-Za-z0-9_-]+){0,2}$", "u");
var pattern75 = new RegExp("^[0-9a-f]{32}$", "u");
var pattern76 = new RegExp("^[A-Za-z0-9-]+$", "u");
var pattern78 = new RegExp("^[A-Za-z0-9_-]{86}$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.category === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property 'category'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "category")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "listing.json#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "listing.json#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern21.test(data0)) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "listing.json#/$defs/line/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "listing.json#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data1 = data.category;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err7 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err8 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/category", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema246 = { "type": "object", "additionalProperties": false, "required": ["pointer", "code", "severity", "message"], "properties": { "pointer": { "description": "a JSON pointer into the document", "type": "string", "maxLength": 300 }, "code": { "$ref": "#/$defs/code" }, "severity": { "enum": ["error", "warning"] }, "message": { "type": "string", "maxLength": 1e3 }, "expected": { "type": "string", "maxLength": 500 } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pointer === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.code === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.severity === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "pointer" || key0 === "code" || key0 === "severity" || key0 === "message" || key0 === "expected")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data0 = data.pointer;
      if (typeof data0 === "string") {
        if (func1(data0) > 300) {
          const err5 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 === "string") {
        if (func1(data1) > 60) {
          const err7 = { instancePath: instancePath + "/code", schemaPath: "#/$defs/code/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern61.test(data1)) {
          const err8 = { instancePath: instancePath + "/code", schemaPath: "#/$defs/code/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/code", schemaPath: "#/$defs/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.severity !== void 0) {
      let data2 = data.severity;
      if (!(data2 === "error" || data2 === "warning")) {
        const err10 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema246.properties.severity.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data3 = data.message;
      if (typeof data3 === "string") {
        if (func1(data3) > 1e3) {
          const err11 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.expected !== void 0) {
      let data4 = data.expected;
      if (typeof data4 === "string") {
        if (func1(data4) > 500) {
          const err13 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema248 = { "type": "object", "additionalProperties": false, "required": ["version", "on", "by"], "properties": { "version": { "$ref": "listing.json#/$defs/release/properties/version" }, "reason": { "description": "why, for everybody to read", "type": "string", "minLength": 1, "maxLength": 1e3 }, "on": { "description": "the day of the decision", "$ref": "listing.json#/$defs/date" }, "by": { "description": "operator where a person of the catalog decided it, publisher where its feed says so", "enum": ["operator", "publisher"] } } };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.on === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" }, message: "must have required property 'on'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.by === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "version" || key0 === "reason" || key0 === "on" || key0 === "by")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (func1(data0) > 100) {
          const err4 = { instancePath: instancePath + "/version", schemaPath: "listing.json#/$defs/release/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err5 = { instancePath: instancePath + "/version", schemaPath: "listing.json#/$defs/release/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern21.test(data0)) {
          const err6 = { instancePath: instancePath + "/version", schemaPath: "listing.json#/$defs/release/properties/version/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/version", schemaPath: "listing.json#/$defs/release/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 === "string") {
        if (func1(data1) > 1e3) {
          const err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err9 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.on !== void 0) {
      let data2 = data.on;
      if (typeof data2 === "string") {
        if (func1(data2) > 10) {
          const err11 = { instancePath: instancePath + "/on", schemaPath: "listing.json#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!formats24.validate(data2)) {
          const err12 = { instancePath: instancePath + "/on", schemaPath: "listing.json#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/on", schemaPath: "listing.json#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.by !== void 0) {
      let data3 = data.by;
      if (!(data3 === "operator" || data3 === "publisher")) {
        const err14 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema248.properties.by.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slug === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.state === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.source === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.content_sha256 === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content_sha256" }, message: "must have required property 'content_sha256'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.report === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "report" }, message: "must have required property 'report'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.overrides === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "overrides" }, message: "must have required property 'overrides'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func165.call(schema234.properties, key0)) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err7 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern19.test(data0)) {
          const err8 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/pattern", keyword: "pattern", params: { pattern: "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, message: 'must match pattern "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.slug !== void 0) {
      let data1 = data.slug;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err10 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err11 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data2 = data.state;
      if (!(data2 === "published" || data2 === "rejected" || data2 === "withdrawn" || data2 === "renamed")) {
        const err13 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema234.properties.state.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data3 = data.reason;
      if (typeof data3 === "string") {
        if (func1(data3) > 1e3) {
          const err14 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err15 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.was !== void 0) {
      if (!validate91(data.was, { instancePath: instancePath + "/was", parentData: data, parentDataProperty: "was", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    }
    if (data.renamed_to !== void 0) {
      let data5 = data.renamed_to;
      if (typeof data5 === "string") {
        if (func1(data5) > 64) {
          const err17 = { instancePath: instancePath + "/renamed_to", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!pattern5.test(data5)) {
          const err18 = { instancePath: instancePath + "/renamed_to", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/renamed_to", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data6 = data.source;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.kind === void 0) {
          const err20 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        for (const key1 in data6) {
          if (!(key1 === "kind" || key1 === "url" || key1 === "feed" || key1 === "domain" || key1 === "moved_to" || key1 === "sha256" || key1 === "read_by")) {
            const err21 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data6.kind !== void 0) {
          let data7 = data6.kind;
          if (!(data7 === "pad-json" || data7 === "pad-xml" || data7 === "github" || data7 === "gitlab" || data7 === "openapi" || data7 === "manifest" || data7 === "publiccode")) {
            const err22 = { instancePath: instancePath + "/source/kind", schemaPath: "feed-kinds.json/enum", keyword: "enum", params: { allowedValues: schema226.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data6.url !== void 0) {
          let data8 = data6.url;
          if (typeof data8 === "string") {
            if (func1(data8) > 2048) {
              const err23 = { instancePath: instancePath + "/source/url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (!formats0(data8)) {
              const err24 = { instancePath: instancePath + "/source/url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/source/url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data6.feed !== void 0) {
          let data9 = data6.feed;
          if (typeof data9 === "string") {
            if (func1(data9) > 100) {
              const err26 = { instancePath: instancePath + "/source/feed", schemaPath: "#/properties/source/properties/feed/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (func1(data9) < 1) {
              const err27 = { instancePath: instancePath + "/source/feed", schemaPath: "#/properties/source/properties/feed/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/source/feed", schemaPath: "#/properties/source/properties/feed/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data6.domain !== void 0) {
          let data10 = data6.domain;
          if (typeof data10 === "string") {
            if (func1(data10) > 253) {
              const err29 = { instancePath: instancePath + "/source/domain", schemaPath: "#/properties/source/properties/domain/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (!pattern68.test(data10)) {
              const err30 = { instancePath: instancePath + "/source/domain", schemaPath: "#/properties/source/properties/domain/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9.-]+$" }, message: 'must match pattern "^[a-z0-9.-]+$"' };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/source/domain", schemaPath: "#/properties/source/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data6.moved_to !== void 0) {
          let data11 = data6.moved_to;
          if (typeof data11 === "string") {
            if (func1(data11) > 253) {
              const err32 = { instancePath: instancePath + "/source/moved_to", schemaPath: "#/properties/source/properties/moved_to/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          } else {
            const err33 = { instancePath: instancePath + "/source/moved_to", schemaPath: "#/properties/source/properties/moved_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data6.sha256 !== void 0) {
          let data12 = data6.sha256;
          if (typeof data12 === "string") {
            if (func1(data12) > 64) {
              const err34 = { instancePath: instancePath + "/source/sha256", schemaPath: "#/properties/source/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (!pattern26.test(data12)) {
              const err35 = { instancePath: instancePath + "/source/sha256", schemaPath: "#/properties/source/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          } else {
            const err36 = { instancePath: instancePath + "/source/sha256", schemaPath: "#/properties/source/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data6.read_by !== void 0) {
          let data13 = data6.read_by;
          if (typeof data13 === "string") {
            if (func1(data13) > 40) {
              const err37 = { instancePath: instancePath + "/source/read_by", schemaPath: "#/properties/source/properties/read_by/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            if (!pattern70.test(data13)) {
              const err38 = { instancePath: instancePath + "/source/read_by", schemaPath: "#/properties/source/properties/read_by/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z.+-]+$" }, message: 'must match pattern "^[0-9A-Za-z.+-]+$"' };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          } else {
            const err39 = { instancePath: instancePath + "/source/read_by", schemaPath: "#/properties/source/properties/read_by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.repositories !== void 0) {
      let data14 = data.repositories;
      if (Array.isArray(data14)) {
        if (data14.length > 10) {
          const err41 = { instancePath: instancePath + "/repositories", schemaPath: "#/properties/repositories/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data15 = data14[i0];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.url === void 0) {
              const err42 = { instancePath: instancePath + "/repositories/" + i0, schemaPath: "#/properties/repositories/items/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data15.repository === void 0) {
              const err43 = { instancePath: instancePath + "/repositories/" + i0, schemaPath: "#/properties/repositories/items/required", keyword: "required", params: { missingProperty: "repository" }, message: "must have required property 'repository'" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (data15.owner === void 0) {
              const err44 = { instancePath: instancePath + "/repositories/" + i0, schemaPath: "#/properties/repositories/items/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            for (const key2 in data15) {
              if (!(key2 === "url" || key2 === "repository" || key2 === "owner")) {
                const err45 = { instancePath: instancePath + "/repositories/" + i0, schemaPath: "#/properties/repositories/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
            }
            if (data15.url !== void 0) {
              let data16 = data15.url;
              if (typeof data16 === "string") {
                if (func1(data16) > 2048) {
                  const err46 = { instancePath: instancePath + "/repositories/" + i0 + "/url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                if (!formats0(data16)) {
                  const err47 = { instancePath: instancePath + "/repositories/" + i0 + "/url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              } else {
                const err48 = { instancePath: instancePath + "/repositories/" + i0 + "/url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
            if (data15.repository !== void 0) {
              let data17 = data15.repository;
              if (typeof data17 === "string") {
                if (func1(data17) > 275) {
                  const err49 = { instancePath: instancePath + "/repositories/" + i0 + "/repository", schemaPath: "#/$defs/forgeNumber/maxLength", keyword: "maxLength", params: { limit: 275 }, message: "must NOT have more than 275 characters" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (!pattern71.test(data17)) {
                  const err50 = { instancePath: instancePath + "/repositories/" + i0 + "/repository", schemaPath: "#/$defs/forgeNumber/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9.-]+(:[0-9]+)?:[0-9]+$" }, message: 'must match pattern "^[a-z0-9.-]+(:[0-9]+)?:[0-9]+$"' };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
              } else {
                const err51 = { instancePath: instancePath + "/repositories/" + i0 + "/repository", schemaPath: "#/$defs/forgeNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data15.owner !== void 0) {
              let data18 = data15.owner;
              if (typeof data18 === "string") {
                if (func1(data18) > 275) {
                  const err52 = { instancePath: instancePath + "/repositories/" + i0 + "/owner", schemaPath: "#/$defs/forgeNumber/maxLength", keyword: "maxLength", params: { limit: 275 }, message: "must NOT have more than 275 characters" };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
                if (!pattern71.test(data18)) {
                  const err53 = { instancePath: instancePath + "/repositories/" + i0 + "/owner", schemaPath: "#/$defs/forgeNumber/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9.-]+(:[0-9]+)?:[0-9]+$" }, message: 'must match pattern "^[a-z0-9.-]+(:[0-9]+)?:[0-9]+$"' };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
              } else {
                const err54 = { instancePath: instancePath + "/repositories/" + i0 + "/owner", schemaPath: "#/$defs/forgeNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
          } else {
            const err55 = { instancePath: instancePath + "/repositories/" + i0, schemaPath: "#/properties/repositories/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
      } else {
        const err56 = { instancePath: instancePath + "/repositories", schemaPath: "#/properties/repositories/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.content_sha256 !== void 0) {
      let data19 = data.content_sha256;
      if (typeof data19 === "string") {
        if (func1(data19) > 64) {
          const err57 = { instancePath: instancePath + "/content_sha256", schemaPath: "#/properties/content_sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern26.test(data19)) {
          const err58 = { instancePath: instancePath + "/content_sha256", schemaPath: "#/properties/content_sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/content_sha256", schemaPath: "#/properties/content_sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.members !== void 0) {
      let data20 = data.members;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (Object.keys(data20).length > 400) {
          const err60 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/maxProperties", keyword: "maxProperties", params: { limit: 400 }, message: "must NOT have more than 400 properties" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        for (const key3 in data20) {
          const _errs50 = errors;
          if (typeof key3 === "string") {
            if (func1(key3) > 80) {
              const err61 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/propertyNames/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", propertyName: key3 };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            if (!pattern74.test(key3)) {
              const err62 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z_]+(?:\\.[A-Za-z0-9_-]+){0,2}$" }, message: 'must match pattern "^[a-z_]+(?:\\.[A-Za-z0-9_-]+){0,2}$"', propertyName: key3 };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          } else {
            const err63 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key3 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
          var valid12 = _errs50 === errors;
          if (!valid12) {
            const err64 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        for (const key4 in data20) {
          let data21 = data20[key4];
          if (typeof data21 === "string") {
            if (func1(data21) > 32) {
              const err65 = { instancePath: instancePath + "/members/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/members/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
            if (!pattern75.test(data21)) {
              const err66 = { instancePath: instancePath + "/members/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/members/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          } else {
            const err67 = { instancePath: instancePath + "/members/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/members/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.approved_lengths !== void 0) {
      let data22 = data.approved_lengths;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (Object.keys(data22).length > 100) {
          const err69 = { instancePath: instancePath + "/approved_lengths", schemaPath: "#/properties/approved_lengths/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        for (const key5 in data22) {
          const _errs57 = errors;
          if (typeof key5 === "string") {
            if (func1(key5) > 35) {
              const err70 = { instancePath: instancePath + "/approved_lengths", schemaPath: "#/properties/approved_lengths/propertyNames/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters", propertyName: key5 };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            if (!pattern76.test(key5)) {
              const err71 = { instancePath: instancePath + "/approved_lengths", schemaPath: "#/properties/approved_lengths/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9-]+$" }, message: 'must match pattern "^[A-Za-z0-9-]+$"', propertyName: key5 };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
          } else {
            const err72 = { instancePath: instancePath + "/approved_lengths", schemaPath: "#/properties/approved_lengths/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key5 };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
          var valid14 = _errs57 === errors;
          if (!valid14) {
            const err73 = { instancePath: instancePath + "/approved_lengths", schemaPath: "#/properties/approved_lengths/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        for (const key6 in data22) {
          let data23 = data22[key6];
          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
            const err74 = { instancePath: instancePath + "/approved_lengths/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/approved_lengths/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 > 2e4 || isNaN(data23)) {
              const err75 = { instancePath: instancePath + "/approved_lengths/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/approved_lengths/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e4 }, message: "must be <= 20000" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            if (data23 < 0 || isNaN(data23)) {
              const err76 = { instancePath: instancePath + "/approved_lengths/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/approved_lengths/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          }
        }
      } else {
        const err77 = { instancePath: instancePath + "/approved_lengths", schemaPath: "#/properties/approved_lengths/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
    }
    if (data.approved_packages !== void 0) {
      let data24 = data.approved_packages;
      if (Array.isArray(data24)) {
        if (data24.length > 20) {
          const err78 = { instancePath: instancePath + "/approved_packages", schemaPath: "#/properties/approved_packages/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
        const len1 = data24.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data25 = data24[i1];
          if (typeof data25 === "string") {
            if (func1(data25) > 300) {
              const err79 = { instancePath: instancePath + "/approved_packages/" + i1, schemaPath: "listing.json#/$defs/packageUrl/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
            if (!pattern35.test(data25)) {
              const err80 = { instancePath: instancePath + "/approved_packages/" + i1, schemaPath: "listing.json#/$defs/packageUrl/pattern", keyword: "pattern", params: { pattern: "^pkg:[a-z][a-z0-9.-]*/[^\\u0000-\\u0020?#@]+$" }, message: 'must match pattern "^pkg:[a-z][a-z0-9.-]*/[^\\u0000-\\u0020?#@]+$"' };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
          } else {
            const err81 = { instancePath: instancePath + "/approved_packages/" + i1, schemaPath: "listing.json#/$defs/packageUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
      } else {
        const err82 = { instancePath: instancePath + "/approved_packages", schemaPath: "#/properties/approved_packages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
    }
    if (data.signature !== void 0) {
      let data26 = data.signature;
      if (typeof data26 === "string") {
        if (func1(data26) > 86) {
          const err83 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/maxLength", keyword: "maxLength", params: { limit: 86 }, message: "must NOT have more than 86 characters" };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (!pattern78.test(data26)) {
          const err84 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{86}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{86}$"' };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
      } else {
        const err85 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.report !== void 0) {
      let data27 = data.report;
      if (Array.isArray(data27)) {
        if (data27.length > 100) {
          const err86 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        const len2 = data27.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate93(data27[i2], { instancePath: instancePath + "/report/" + i2, parentData: data27, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err87 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data29 = data.checks;
      if (Array.isArray(data29)) {
        if (data29.length > 20) {
          const err88 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
        const len3 = data29.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate93(data29[i3], { instancePath: instancePath + "/checks/" + i3, parentData: data29, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err89 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
    }
    if (data.webhook_host !== void 0) {
      let data31 = data.webhook_host;
      if (typeof data31 === "string") {
        if (func1(data31) > 253) {
          const err90 = { instancePath: instancePath + "/webhook_host", schemaPath: "#/properties/webhook_host/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
      } else {
        const err91 = { instancePath: instancePath + "/webhook_host", schemaPath: "#/properties/webhook_host/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
    if (data.overrides !== void 0) {
      let data32 = data.overrides;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (Object.keys(data32).length > 400) {
          const err92 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/maxProperties", keyword: "maxProperties", params: { limit: 400 }, message: "must NOT have more than 400 properties" };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
      } else {
        const err93 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err93];
        } else {
          vErrors.push(err93);
        }
        errors++;
      }
    }
    if (data.yanked !== void 0) {
      let data33 = data.yanked;
      if (Array.isArray(data33)) {
        if (data33.length > 1e3) {
          const err94 = { instancePath: instancePath + "/yanked", schemaPath: "#/properties/yanked/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err94];
          } else {
            vErrors.push(err94);
          }
          errors++;
        }
        const len4 = data33.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!validate96(data33[i4], { instancePath: instancePath + "/yanked/" + i4, parentData: data33, parentDataProperty: i4, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err95 = { instancePath: instancePath + "/yanked", schemaPath: "#/properties/yanked/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err95];
        } else {
          vErrors.push(err95);
        }
        errors++;
      }
    }
    if (data.text_added_on !== void 0) {
      let data35 = data.text_added_on;
      if (typeof data35 === "string") {
        if (func1(data35) > 10) {
          const err96 = { instancePath: instancePath + "/text_added_on", schemaPath: "#/properties/text_added_on/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        if (!formats24.validate(data35)) {
          const err97 = { instancePath: instancePath + "/text_added_on", schemaPath: "#/properties/text_added_on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
      } else {
        const err98 = { instancePath: instancePath + "/text_added_on", schemaPath: "#/properties/text_added_on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err98];
        } else {
          vErrors.push(err98);
        }
        errors++;
      }
    }
    if (data.declined !== void 0) {
      let data36 = data.declined;
      if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
        if (data36.content_sha256 === void 0) {
          const err99 = { instancePath: instancePath + "/declined", schemaPath: "#/properties/declined/required", keyword: "required", params: { missingProperty: "content_sha256" }, message: "must have required property 'content_sha256'" };
          if (vErrors === null) {
            vErrors = [err99];
          } else {
            vErrors.push(err99);
          }
          errors++;
        }
        if (data36.reason === void 0) {
          const err100 = { instancePath: instancePath + "/declined", schemaPath: "#/properties/declined/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
        for (const key7 in data36) {
          if (!(key7 === "content_sha256" || key7 === "reason")) {
            const err101 = { instancePath: instancePath + "/declined", schemaPath: "#/properties/declined/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
        }
        if (data36.content_sha256 !== void 0) {
          let data37 = data36.content_sha256;
          if (typeof data37 === "string") {
            if (func1(data37) > 64) {
              const err102 = { instancePath: instancePath + "/declined/content_sha256", schemaPath: "#/properties/declined/properties/content_sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
            if (!pattern26.test(data37)) {
              const err103 = { instancePath: instancePath + "/declined/content_sha256", schemaPath: "#/properties/declined/properties/content_sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
          } else {
            const err104 = { instancePath: instancePath + "/declined/content_sha256", schemaPath: "#/properties/declined/properties/content_sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err104];
            } else {
              vErrors.push(err104);
            }
            errors++;
          }
        }
        if (data36.reason !== void 0) {
          let data38 = data36.reason;
          if (typeof data38 === "string") {
            if (func1(data38) > 1e3) {
              const err105 = { instancePath: instancePath + "/declined/reason", schemaPath: "#/properties/declined/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
            if (func1(data38) < 1) {
              const err106 = { instancePath: instancePath + "/declined/reason", schemaPath: "#/properties/declined/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err106];
              } else {
                vErrors.push(err106);
              }
              errors++;
            }
          } else {
            const err107 = { instancePath: instancePath + "/declined/reason", schemaPath: "#/properties/declined/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err107];
            } else {
              vErrors.push(err107);
            }
            errors++;
          }
        }
      } else {
        const err108 = { instancePath: instancePath + "/declined", schemaPath: "#/properties/declined/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err108];
        } else {
          vErrors.push(err108);
        }
        errors++;
      }
    }
  } else {
    const err109 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err109];
    } else {
      vErrors.push(err109);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateFeedPointer = validate98;
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "kind")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err2 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err3 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (!(data1 === "pad-json" || data1 === "pad-xml" || data1 === "github" || data1 === "gitlab" || data1 === "openapi" || data1 === "manifest" || data1 === "publiccode")) {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "feed-kinds.json/enum", keyword: "enum", params: { allowedValues: schema226.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "url" || key0 === "kind" || key0 === "also")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern19.test(data0)) {
          const err3 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/pattern", keyword: "pattern", params: { pattern: "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, message: 'must match pattern "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 === "string") {
        if (func1(data1) > 2048) {
          const err5 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0(data1)) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (!(data2 === "pad-json" || data2 === "pad-xml" || data2 === "github" || data2 === "gitlab" || data2 === "openapi" || data2 === "manifest" || data2 === "publiccode")) {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "feed-kinds.json/enum", keyword: "enum", params: { allowedValues: schema226.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.also !== void 0) {
      let data3 = data.also;
      if (Array.isArray(data3)) {
        if (data3.length > 9) {
          const err9 = { instancePath: instancePath + "/also", schemaPath: "#/properties/also/maxItems", keyword: "maxItems", params: { limit: 9 }, message: "must NOT have more than 9 items" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate99(data3[i0], { instancePath: instancePath + "/also/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/also", schemaPath: "#/properties/also/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateCategories = validate101;
var pattern86 = new RegExp("^[a-z]{2,3}(-[A-Z]{2})?$", "u");
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.categories === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "categories" }, message: "must have required property 'categories'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "categories")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern19.test(data0)) {
          const err3 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/pattern", keyword: "pattern", params: { pattern: "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, message: 'must match pattern "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.categories !== void 0) {
      let data1 = data.categories;
      if (Array.isArray(data1)) {
        if (data1.length > 500) {
          const err5 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err6 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.slug === void 0) {
              const err7 = { instancePath: instancePath + "/categories/" + i0, schemaPath: "#/$defs/category/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.label === void 0) {
              const err8 = { instancePath: instancePath + "/categories/" + i0, schemaPath: "#/$defs/category/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.description === void 0) {
              const err9 = { instancePath: instancePath + "/categories/" + i0, schemaPath: "#/$defs/category/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.aliases === void 0) {
              const err10 = { instancePath: instancePath + "/categories/" + i0, schemaPath: "#/$defs/category/required", keyword: "required", params: { missingProperty: "aliases" }, message: "must have required property 'aliases'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "slug" || key1 === "sign" || key1 === "label" || key1 === "description" || key1 === "translations" || key1 === "aliases")) {
                const err11 = { instancePath: instancePath + "/categories/" + i0, schemaPath: "#/$defs/category/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data2.slug !== void 0) {
              let data3 = data2.slug;
              if (typeof data3 === "string") {
                if (func1(data3) > 64) {
                  const err12 = { instancePath: instancePath + "/categories/" + i0 + "/slug", schemaPath: "#/$defs/category/properties/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (!pattern5.test(data3)) {
                  const err13 = { instancePath: instancePath + "/categories/" + i0 + "/slug", schemaPath: "#/$defs/category/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/categories/" + i0 + "/slug", schemaPath: "#/$defs/category/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.sign !== void 0) {
              let data4 = data2.sign;
              if (typeof data4 === "string") {
                if (func1(data4) > 64) {
                  const err15 = { instancePath: instancePath + "/categories/" + i0 + "/sign", schemaPath: "#/$defs/category/properties/sign/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (!pattern5.test(data4)) {
                  const err16 = { instancePath: instancePath + "/categories/" + i0 + "/sign", schemaPath: "#/$defs/category/properties/sign/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/categories/" + i0 + "/sign", schemaPath: "#/$defs/category/properties/sign/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data2.label !== void 0) {
              let data5 = data2.label;
              if (typeof data5 === "string") {
                if (func1(data5) > 80) {
                  const err18 = { instancePath: instancePath + "/categories/" + i0 + "/label", schemaPath: "#/$defs/category/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (func1(data5) < 1) {
                  const err19 = { instancePath: instancePath + "/categories/" + i0 + "/label", schemaPath: "#/$defs/category/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/categories/" + i0 + "/label", schemaPath: "#/$defs/category/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data2.description !== void 0) {
              let data6 = data2.description;
              if (typeof data6 === "string") {
                if (func1(data6) > 500) {
                  const err21 = { instancePath: instancePath + "/categories/" + i0 + "/description", schemaPath: "#/$defs/category/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (func1(data6) < 1) {
                  const err22 = { instancePath: instancePath + "/categories/" + i0 + "/description", schemaPath: "#/$defs/category/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/categories/" + i0 + "/description", schemaPath: "#/$defs/category/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.translations !== void 0) {
              let data7 = data2.translations;
              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (Object.keys(data7).length > 20) {
                  const err24 = { instancePath: instancePath + "/categories/" + i0 + "/translations", schemaPath: "#/$defs/category/properties/translations/maxProperties", keyword: "maxProperties", params: { limit: 20 }, message: "must NOT have more than 20 properties" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                for (const key2 in data7) {
                  const _errs20 = errors;
                  if (typeof key2 === "string") {
                    if (func1(key2) > 6) {
                      const err25 = { instancePath: instancePath + "/categories/" + i0 + "/translations", schemaPath: "#/$defs/category/properties/translations/propertyNames/maxLength", keyword: "maxLength", params: { limit: 6 }, message: "must NOT have more than 6 characters", propertyName: key2 };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                    if (!pattern86.test(key2)) {
                      const err26 = { instancePath: instancePath + "/categories/" + i0 + "/translations", schemaPath: "#/$defs/category/properties/translations/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(-[A-Z]{2})?$" }, message: 'must match pattern "^[a-z]{2,3}(-[A-Z]{2})?$"', propertyName: key2 };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                  }
                  var valid5 = _errs20 === errors;
                  if (!valid5) {
                    const err27 = { instancePath: instancePath + "/categories/" + i0 + "/translations", schemaPath: "#/$defs/category/properties/translations/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
                for (const key3 in data7) {
                  let data8 = data7[key3];
                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                    if (data8.label === void 0) {
                      const err28 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/category/properties/translations/additionalProperties/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    }
                    if (data8.description === void 0) {
                      const err29 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/category/properties/translations/additionalProperties/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                    for (const key4 in data8) {
                      if (!(key4 === "label" || key4 === "description" || key4 === "aliases")) {
                        const err30 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/category/properties/translations/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err30];
                        } else {
                          vErrors.push(err30);
                        }
                        errors++;
                      }
                    }
                    if (data8.label !== void 0) {
                      let data9 = data8.label;
                      if (typeof data9 === "string") {
                        if (func1(data9) > 80) {
                          const err31 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/label", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                          if (vErrors === null) {
                            vErrors = [err31];
                          } else {
                            vErrors.push(err31);
                          }
                          errors++;
                        }
                        if (func1(data9) < 1) {
                          const err32 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/label", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err32];
                          } else {
                            vErrors.push(err32);
                          }
                          errors++;
                        }
                      } else {
                        const err33 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/label", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err33];
                        } else {
                          vErrors.push(err33);
                        }
                        errors++;
                      }
                    }
                    if (data8.description !== void 0) {
                      let data10 = data8.description;
                      if (typeof data10 === "string") {
                        if (func1(data10) > 500) {
                          const err34 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                          if (vErrors === null) {
                            vErrors = [err34];
                          } else {
                            vErrors.push(err34);
                          }
                          errors++;
                        }
                        if (func1(data10) < 1) {
                          const err35 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err35];
                          } else {
                            vErrors.push(err35);
                          }
                          errors++;
                        }
                      } else {
                        const err36 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err36];
                        } else {
                          vErrors.push(err36);
                        }
                        errors++;
                      }
                    }
                    if (data8.aliases !== void 0) {
                      let data11 = data8.aliases;
                      if (Array.isArray(data11)) {
                        if (data11.length > 200) {
                          const err37 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/aliases", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/aliases/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
                          if (vErrors === null) {
                            vErrors = [err37];
                          } else {
                            vErrors.push(err37);
                          }
                          errors++;
                        }
                        const len1 = data11.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data12 = data11[i1];
                          if (typeof data12 === "string") {
                            if (func1(data12) > 100) {
                              const err38 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/aliases/" + i1, schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/aliases/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                              if (vErrors === null) {
                                vErrors = [err38];
                              } else {
                                vErrors.push(err38);
                              }
                              errors++;
                            }
                            if (func1(data12) < 1) {
                              const err39 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/aliases/" + i1, schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err39];
                              } else {
                                vErrors.push(err39);
                              }
                              errors++;
                            }
                          } else {
                            const err40 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/aliases/" + i1, schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/aliases/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err40];
                            } else {
                              vErrors.push(err40);
                            }
                            errors++;
                          }
                        }
                        let i2 = data11.length;
                        let j0;
                        if (i2 > 1) {
                          const indices0 = {};
                          for (; i2--; ) {
                            let item0 = data11[i2];
                            if (typeof item0 !== "string") {
                              continue;
                            }
                            if (typeof indices0[item0] == "number") {
                              j0 = indices0[item0];
                              const err41 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/aliases", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/aliases/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)" };
                              if (vErrors === null) {
                                vErrors = [err41];
                              } else {
                                vErrors.push(err41);
                              }
                              errors++;
                              break;
                            }
                            indices0[item0] = i2;
                          }
                        }
                      } else {
                        const err42 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/aliases", schemaPath: "#/$defs/category/properties/translations/additionalProperties/properties/aliases/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                        if (vErrors === null) {
                          vErrors = [err42];
                        } else {
                          vErrors.push(err42);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err43 = { instancePath: instancePath + "/categories/" + i0 + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/category/properties/translations/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
              } else {
                const err44 = { instancePath: instancePath + "/categories/" + i0 + "/translations", schemaPath: "#/$defs/category/properties/translations/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data2.aliases !== void 0) {
              let data13 = data2.aliases;
              if (Array.isArray(data13)) {
                if (data13.length > 200) {
                  const err45 = { instancePath: instancePath + "/categories/" + i0 + "/aliases", schemaPath: "#/$defs/category/properties/aliases/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                const len2 = data13.length;
                for (let i3 = 0; i3 < len2; i3++) {
                  let data14 = data13[i3];
                  if (typeof data14 === "string") {
                    if (func1(data14) > 100) {
                      const err46 = { instancePath: instancePath + "/categories/" + i0 + "/aliases/" + i3, schemaPath: "#/$defs/category/properties/aliases/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err46];
                      } else {
                        vErrors.push(err46);
                      }
                      errors++;
                    }
                    if (func1(data14) < 1) {
                      const err47 = { instancePath: instancePath + "/categories/" + i0 + "/aliases/" + i3, schemaPath: "#/$defs/category/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                  } else {
                    const err48 = { instancePath: instancePath + "/categories/" + i0 + "/aliases/" + i3, schemaPath: "#/$defs/category/properties/aliases/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
                let i4 = data13.length;
                let j1;
                if (i4 > 1) {
                  const indices1 = {};
                  for (; i4--; ) {
                    let item1 = data13[i4];
                    if (typeof item1 !== "string") {
                      continue;
                    }
                    if (typeof indices1[item1] == "number") {
                      j1 = indices1[item1];
                      const err49 = { instancePath: instancePath + "/categories/" + i0 + "/aliases", schemaPath: "#/$defs/category/properties/aliases/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i4 + " are identical)" };
                      if (vErrors === null) {
                        vErrors = [err49];
                      } else {
                        vErrors.push(err49);
                      }
                      errors++;
                      break;
                    }
                    indices1[item1] = i4;
                  }
                }
              } else {
                const err50 = { instancePath: instancePath + "/categories/" + i0 + "/aliases", schemaPath: "#/$defs/category/properties/aliases/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
            }
          } else {
            const err51 = { instancePath: instancePath + "/categories/" + i0, schemaPath: "#/$defs/category/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
  } else {
    const err53 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err53];
    } else {
      vErrors.push(err53);
    }
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateSettings = validate102;
var schema259 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://catalog.example/schemas/settings.json", "title": "Settings", "description": "data/catalog.json: the operator's settings.", "type": "object", "additionalProperties": false, "required": ["format", "name", "tagline", "summary", "base_url", "vendor", "host", "main_branch"], "properties": { "$schema": { "description": "path of this schema, for editors, like ../node_modules/@catalog-engine/catalog/schemas/contracts/settings.json; it is never read", "type": "string", "maxLength": 200, "pattern": "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, "format": { "description": "version of the format of data/; `catalog upgrade` raises it", "type": "integer", "minimum": 2, "maximum": 2 }, "name": { "description": "the name of the catalog: text of 1 to 200 characters", "$ref": "#/$defs/line" }, "tagline": { "description": "what the catalog is, in one line of 1 to 120 characters", "type": "string", "minLength": 1, "maxLength": 120 }, "summary": { "description": "what visitors find in the catalog: text of 1 to 500 characters", "type": "string", "minLength": 1, "maxLength": 500 }, "examples": { "description": "up to six searches that the start page offers, each of 1 to 40 characters; choose such as find something", "$ref": "#/$defs/examples" }, "base_url": { "description": "where the catalog is served, an http or https address without a trailing slash", "type": "string", "format": "uri", "maxLength": 200, "pattern": "[^/]$" }, "vendor": { "description": "who runs the catalog: an object with a name", "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "description": "the name of who runs the catalog: text of 1 to 200 characters", "$ref": "#/$defs/line" }, "website": { "description": "the website of who runs the catalog: an absolute http or https address", "$ref": "#/$defs/uri" }, "country_code": { "description": "an ISO 3166 country code of two capital letters, like DE", "type": "string", "maxLength": 2, "pattern": "^[A-Z]{2}$" }, "support_url": { "description": "where visitors get help: an absolute http or https address", "$ref": "#/$defs/uri" } } }, "host": { "description": "worker: answers come from the worker; static: a bare file host, links end in .json", "enum": ["worker", "static"] }, "main_branch": { "description": "the branch whose files are published: letters, digits, dashes and underscores, like main", "type": "string", "maxLength": 100, "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]*$" }, "languages": { "description": "languages of the pages (default en). The first is at /, each further one below /<tag>/, and costs one more page per listing. Name, tagline and summary are in the first", "type": "array", "minItems": 1, "maxItems": 20, "uniqueItems": true, "items": { "$ref": "#/$defs/interfaceLanguage" } }, "translations": { "description": "tagline, summary and examples in the further languages", "type": "object", "maxProperties": 20, "propertyNames": { "$ref": "#/$defs/interfaceLanguage" }, "additionalProperties": { "description": "tagline, summary and, where there are any, examples in this language", "type": "object", "additionalProperties": false, "required": ["tagline", "summary"], "properties": { "tagline": { "description": "the tagline in this language: one line of 1 to 120 characters", "type": "string", "minLength": 1, "maxLength": 120 }, "summary": { "description": "the summary in this language: text of 1 to 500 characters", "type": "string", "minLength": 1, "maxLength": 500 }, "examples": { "description": "the examples in this language", "$ref": "#/$defs/examples" } } } }, "repository": { "description": "https address of the catalog's own repository: pages link to it, and lead to issues that are begun there", "$ref": "#/$defs/uri" }, "forge": { "description": "what serves the repository, where its host does not say so (github.com, gitlab.com, gitlab.*, codeberg.org and gitea.com do); forgejo is Gitea, too", "enum": ["github", "gitlab", "forgejo"] }, "contact": { "description": "how visitors reach the operator: an https address of a page, or mailto: with an address of yours, which everybody can then read", "$ref": "#/$defs/way" }, "report": { "description": "where visitors report a listing, with the places {slug}, {name} and {url}; without it a prepared issue of the repository", "$ref": "#/$defs/way" }, "logo": { "description": "an SVG or PNG file of at most 64 KiB, shown in the header in place of ours, like data/logo.svg", "type": "string", "maxLength": 100, "pattern": "^data/[A-Za-z0-9_-]+\\.(svg|png)$" }, "accent": { "description": "the color of links and buttons, like #0a6b58; each scheme gets a form of it that can be read", "type": "string", "maxLength": 7, "pattern": "^#[0-9a-fA-F]{6}$" }, "preview_images": { "description": "so many listings, those with the most points beside the ones for being kept up, have an image of their own for where a link to them is shared (default 1000); the others share their category's. 0: no images at all", "type": "integer", "minimum": 0, "maximum": 1e6 }, "feeds": { "description": "what feeds may be", "type": "object", "additionalProperties": false, "required": [], "properties": { "kinds": { "description": "kinds that are read beside those that always are: publiccode (default: none)", "type": "array", "maxItems": 1, "uniqueItems": true, "items": { "enum": ["publiccode"] } } } }, "pictures": { "description": "icons and screenshots of products are fetched, drawn anew and shown (default true)", "type": "boolean" }, "plans": { "description": "how often each plan may ask the read API (default: free 60 per minute and 10 000 per month, top 3 000 per minute)", "type": "object", "additionalProperties": false, "required": [], "properties": { "free": { "description": "limits of those who have a free key, or none", "$ref": "#/$defs/planLimits" }, "top": { "description": "limits of those who have a key of the top tier", "$ref": "#/$defs/planLimits" } } }, "count_reads": { "description": "requests for what is the same for everybody count against plans (default true); false: they are never counted, and the files of the API are served without the worker, for the host worker", "type": "boolean" }, "guards": { "description": "what one run may change before it stops and asks", "type": "object", "additionalProperties": false, "required": [], "properties": { "mass_change_share": { "description": "share of the published listings, 0 to 1 (default 0.05)", "type": "number", "minimum": 0, "maximum": 1 }, "mass_change_minimum": { "description": "so many may always change (default 20)", "type": "integer", "minimum": 0, "maximum": 1e6 } } }, "moderation": { "description": "where people review what waits, and how it comes to them", "type": "object", "additionalProperties": false, "required": [], "properties": { "mode": { "description": "local (default): branches of this repository; github: pull requests there", "enum": ["local", "github"] }, "batch_from": { "description": "so many new listings of one run share pull requests (default 5)", "type": "integer", "minimum": 2, "maximum": 1e6 }, "max_pull_requests": { "description": "so many pull requests are opened in one run (default 60); the others wait", "type": "integer", "minimum": 1, "maximum": 1e3 }, "updates": { "description": "push (default): changes that need no person go to main_branch at once; pull-request: they wait in one, where main_branch is protected", "enum": ["push", "pull-request"] }, "public_queue": { "description": "true: sync notes in data/queue.json how many wait, since when and what refusals were about; a page and the API show it", "type": "boolean" }, "record_key": { "description": "the public key (Ed25519, the x of its JWK) that signs what sync proposes; `catalog signing-key --records` makes one", "type": "string", "maxLength": 43, "pattern": "^[A-Za-z0-9_-]{43}$" } } }, "exports": { "description": "who may download the whole catalog as files. open: everybody; top_tier (default): keys of the top tier", "enum": ["open", "top_tier"] }, "listing_store": { "description": "an object store (R2, or any with the S3 API) for the files of listings, for more of them than a host of files takes; for the host worker. Its key is in the environment", "type": "object", "additionalProperties": false, "required": ["endpoint", "bucket", "prefix"], "properties": { "endpoint": { "description": "https address of the S3 API, without a trailing slash", "type": "string", "maxLength": 200, "pattern": "^https://[a-z0-9.-]+(:[0-9]+)?$" }, "bucket": { "description": "name of the bucket", "type": "string", "maxLength": 63, "pattern": "^[a-z0-9][a-z0-9.-]+$" }, "prefix": { "description": "folder of the bucket that is the catalog's alone, like catalog", "type": "string", "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$" }, "region": { "description": "as the store names it (default auto, which R2 has)", "type": "string", "maxLength": 50, "pattern": "^[a-z0-9-]+$" } } }, "signing_key": { "description": "the public key (Ed25519, the x of its JWK) that signs what is published; `catalog signing-key` makes one", "type": "string", "maxLength": 43, "pattern": "^[A-Za-z0-9_-]{43}$" }, "further_signing_keys": { "description": "public keys that may sign besides signing_key: the next one, before it is used, or the last one, until readers have seen the new one", "type": "array", "maxItems": 4, "uniqueItems": true, "items": { "type": "string", "maxLength": 43, "pattern": "^[A-Za-z0-9_-]{43}$" } }, "root_key": { "description": "the public key, kept offline, that says which keys may sign; readers who know it need no other", "type": "string", "maxLength": 43, "pattern": "^[A-Za-z0-9_-]{43}$" }, "root_statement": { "description": "what the root key has signed of the signing keys; `catalog signing-key <root file> --certify` makes it", "type": "string", "maxLength": 2e3, "pattern": "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$" } }, "$defs": { "examples": { "type": "array", "maxItems": 6, "uniqueItems": true, "items": { "description": "text of 1 to 40 characters", "type": "string", "minLength": 1, "maxLength": 40 } }, "interfaceLanguage": { "description": "a language tag, like de or pt-BR", "type": "string", "maxLength": 6, "pattern": "^[a-z]{2,3}(-[A-Z]{2})?$" }, "planLimits": { "description": "how many requests are answered", "type": "object", "additionalProperties": false, "required": ["per_minute", "per_month"], "properties": { "per_minute": { "description": "requests in a minute", "type": "integer", "minimum": 1, "maximum": 1e6 }, "per_month": { "description": "requests in a calendar month (UTC); null: no cap", "type": ["integer", "null"], "minimum": 1, "maximum": 1e9 } } }, "uri": { "description": "an absolute http or https address, without user name or password, at most 2048 characters", "type": "string", "format": "uri", "maxLength": 2048 }, "way": { "description": "an https or mailto address", "type": "string", "maxLength": 500, "pattern": '^(https://|mailto:)[^\\s<>"\\\\]+$' }, "line": { "description": "text of 1 to 200 characters", "type": "string", "minLength": 1, "maxLength": 200 } } };
var schema271 = { "description": "how many requests are answered", "type": "object", "additionalProperties": false, "required": ["per_minute", "per_month"], "properties": { "per_minute": { "description": "requests in a minute", "type": "integer", "minimum": 1, "maximum": 1e6 }, "per_month": { "description": "requests in a calendar month (UTC); null: no cap", "type": ["integer", "null"], "minimum": 1, "maximum": 1e9 } } };
var pattern88 = new RegExp("[^/]$", "u");
var pattern90 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
var pattern93 = new RegExp('^(https://|mailto:)[^\\s<>"\\\\]+$', "u");
var pattern95 = new RegExp("^data/[A-Za-z0-9_-]+\\.(svg|png)$", "u");
var pattern96 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
var pattern97 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
var pattern98 = new RegExp("^https://[a-z0-9.-]+(:[0-9]+)?$", "u");
var pattern99 = new RegExp("^[a-z0-9][a-z0-9.-]+$", "u");
var pattern100 = new RegExp("^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$", "u");
var pattern105 = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.format === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" }, message: "must have required property 'format'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.tagline === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tagline" }, message: "must have required property 'tagline'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.summary === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.base_url === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_url" }, message: "must have required property 'base_url'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.vendor === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vendor" }, message: "must have required property 'vendor'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.host === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "host" }, message: "must have required property 'host'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.main_branch === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "main_branch" }, message: "must have required property 'main_branch'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func165.call(schema259.properties, key0)) {
        const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err9 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern19.test(data0)) {
          const err10 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/pattern", keyword: "pattern", params: { pattern: "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, message: 'must match pattern "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data1 = data.format;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err12 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2 || isNaN(data1)) {
          const err13 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data1 < 2 || isNaN(data1)) {
          const err14 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err15 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err16 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.tagline !== void 0) {
      let data3 = data.tagline;
      if (typeof data3 === "string") {
        if (func1(data3) > 120) {
          const err18 = { instancePath: instancePath + "/tagline", schemaPath: "#/properties/tagline/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err19 = { instancePath: instancePath + "/tagline", schemaPath: "#/properties/tagline/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/tagline", schemaPath: "#/properties/tagline/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.summary !== void 0) {
      let data4 = data.summary;
      if (typeof data4 === "string") {
        if (func1(data4) > 500) {
          const err21 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err22 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.examples !== void 0) {
      let data5 = data.examples;
      if (Array.isArray(data5)) {
        if (data5.length > 6) {
          const err24 = { instancePath: instancePath + "/examples", schemaPath: "#/$defs/examples/maxItems", keyword: "maxItems", params: { limit: 6 }, message: "must NOT have more than 6 items" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 === "string") {
            if (func1(data6) > 40) {
              const err25 = { instancePath: instancePath + "/examples/" + i0, schemaPath: "#/$defs/examples/items/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (func1(data6) < 1) {
              const err26 = { instancePath: instancePath + "/examples/" + i0, schemaPath: "#/$defs/examples/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/examples/" + i0, schemaPath: "#/$defs/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        let i1 = data5.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data5[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err28 = { instancePath: instancePath + "/examples", schemaPath: "#/$defs/examples/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/examples", schemaPath: "#/$defs/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.base_url !== void 0) {
      let data7 = data.base_url;
      if (typeof data7 === "string") {
        if (func1(data7) > 200) {
          const err30 = { instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (!pattern88.test(data7)) {
          const err31 = { instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/pattern", keyword: "pattern", params: { pattern: "[^/]$" }, message: 'must match pattern "[^/]$"' };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!formats0(data7)) {
          const err32 = { instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      } else {
        const err33 = { instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.vendor !== void 0) {
      let data8 = data.vendor;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          const err34 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        for (const key1 in data8) {
          if (!(key1 === "name" || key1 === "website" || key1 === "country_code" || key1 === "support_url")) {
            const err35 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 === "string") {
            if (func1(data9) > 200) {
              const err36 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (func1(data9) < 1) {
              const err37 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          } else {
            const err38 = { instancePath: instancePath + "/vendor/name", schemaPath: "#/$defs/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data8.website !== void 0) {
          let data10 = data8.website;
          if (typeof data10 === "string") {
            if (func1(data10) > 2048) {
              const err39 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (!formats0(data10)) {
              const err40 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          } else {
            const err41 = { instancePath: instancePath + "/vendor/website", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data8.country_code !== void 0) {
          let data11 = data8.country_code;
          if (typeof data11 === "string") {
            if (func1(data11) > 2) {
              const err42 = { instancePath: instancePath + "/vendor/country_code", schemaPath: "#/properties/vendor/properties/country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (!pattern7.test(data11)) {
              const err43 = { instancePath: instancePath + "/vendor/country_code", schemaPath: "#/properties/vendor/properties/country_code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          } else {
            const err44 = { instancePath: instancePath + "/vendor/country_code", schemaPath: "#/properties/vendor/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data8.support_url !== void 0) {
          let data12 = data8.support_url;
          if (typeof data12 === "string") {
            if (func1(data12) > 2048) {
              const err45 = { instancePath: instancePath + "/vendor/support_url", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (!formats0(data12)) {
              const err46 = { instancePath: instancePath + "/vendor/support_url", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/vendor/support_url", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      } else {
        const err48 = { instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.host !== void 0) {
      let data13 = data.host;
      if (!(data13 === "worker" || data13 === "static")) {
        const err49 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/enum", keyword: "enum", params: { allowedValues: schema259.properties.host.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.main_branch !== void 0) {
      let data14 = data.main_branch;
      if (typeof data14 === "string") {
        if (func1(data14) > 100) {
          const err50 = { instancePath: instancePath + "/main_branch", schemaPath: "#/properties/main_branch/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern90.test(data14)) {
          const err51 = { instancePath: instancePath + "/main_branch", schemaPath: "#/properties/main_branch/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9_-]*$"' };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/main_branch", schemaPath: "#/properties/main_branch/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.languages !== void 0) {
      let data15 = data.languages;
      if (Array.isArray(data15)) {
        if (data15.length > 20) {
          const err53 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (data15.length < 1) {
          const err54 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        const len1 = data15.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data16 = data15[i2];
          if (typeof data16 === "string") {
            if (func1(data16) > 6) {
              const err55 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/$defs/interfaceLanguage/maxLength", keyword: "maxLength", params: { limit: 6 }, message: "must NOT have more than 6 characters" };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
            if (!pattern86.test(data16)) {
              const err56 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/$defs/interfaceLanguage/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(-[A-Z]{2})?$" }, message: 'must match pattern "^[a-z]{2,3}(-[A-Z]{2})?$"' };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          } else {
            const err57 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/$defs/interfaceLanguage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        let i3 = data15.length;
        let j1;
        if (i3 > 1) {
          outer0:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (func0(data15[i3], data15[j1])) {
                  const err58 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err59 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.translations !== void 0) {
      let data17 = data.translations;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (Object.keys(data17).length > 20) {
          const err60 = { instancePath: instancePath + "/translations", schemaPath: "#/properties/translations/maxProperties", keyword: "maxProperties", params: { limit: 20 }, message: "must NOT have more than 20 properties" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        for (const key2 in data17) {
          const _errs44 = errors;
          if (typeof key2 === "string") {
            if (func1(key2) > 6) {
              const err61 = { instancePath: instancePath + "/translations", schemaPath: "#/$defs/interfaceLanguage/maxLength", keyword: "maxLength", params: { limit: 6 }, message: "must NOT have more than 6 characters", propertyName: key2 };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            if (!pattern86.test(key2)) {
              const err62 = { instancePath: instancePath + "/translations", schemaPath: "#/$defs/interfaceLanguage/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(-[A-Z]{2})?$" }, message: 'must match pattern "^[a-z]{2,3}(-[A-Z]{2})?$"', propertyName: key2 };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          } else {
            const err63 = { instancePath: instancePath + "/translations", schemaPath: "#/$defs/interfaceLanguage/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key2 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
          var valid14 = _errs44 === errors;
          if (!valid14) {
            const err64 = { instancePath: instancePath + "/translations", schemaPath: "#/properties/translations/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        for (const key3 in data17) {
          let data18 = data17[key3];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.tagline === void 0) {
              const err65 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/translations/additionalProperties/required", keyword: "required", params: { missingProperty: "tagline" }, message: "must have required property 'tagline'" };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
            if (data18.summary === void 0) {
              const err66 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/translations/additionalProperties/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
            for (const key4 in data18) {
              if (!(key4 === "tagline" || key4 === "summary" || key4 === "examples")) {
                const err67 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/translations/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
            if (data18.tagline !== void 0) {
              let data19 = data18.tagline;
              if (typeof data19 === "string") {
                if (func1(data19) > 120) {
                  const err68 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/properties/translations/additionalProperties/properties/tagline/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
                if (func1(data19) < 1) {
                  const err69 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/properties/translations/additionalProperties/properties/tagline/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
              } else {
                const err70 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tagline", schemaPath: "#/properties/translations/additionalProperties/properties/tagline/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
            if (data18.summary !== void 0) {
              let data20 = data18.summary;
              if (typeof data20 === "string") {
                if (func1(data20) > 500) {
                  const err71 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/properties/translations/additionalProperties/properties/summary/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                if (func1(data20) < 1) {
                  const err72 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/properties/translations/additionalProperties/properties/summary/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
              } else {
                const err73 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary", schemaPath: "#/properties/translations/additionalProperties/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
            if (data18.examples !== void 0) {
              let data21 = data18.examples;
              if (Array.isArray(data21)) {
                if (data21.length > 6) {
                  const err74 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/$defs/examples/maxItems", keyword: "maxItems", params: { limit: 6 }, message: "must NOT have more than 6 items" };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
                const len2 = data21.length;
                for (let i4 = 0; i4 < len2; i4++) {
                  let data22 = data21[i4];
                  if (typeof data22 === "string") {
                    if (func1(data22) > 40) {
                      const err75 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + i4, schemaPath: "#/$defs/examples/items/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                      if (vErrors === null) {
                        vErrors = [err75];
                      } else {
                        vErrors.push(err75);
                      }
                      errors++;
                    }
                    if (func1(data22) < 1) {
                      const err76 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + i4, schemaPath: "#/$defs/examples/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err76];
                      } else {
                        vErrors.push(err76);
                      }
                      errors++;
                    }
                  } else {
                    const err77 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples/" + i4, schemaPath: "#/$defs/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                }
                let i5 = data21.length;
                let j2;
                if (i5 > 1) {
                  const indices1 = {};
                  for (; i5--; ) {
                    let item1 = data21[i5];
                    if (typeof item1 !== "string") {
                      continue;
                    }
                    if (typeof indices1[item1] == "number") {
                      j2 = indices1[item1];
                      const err78 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/$defs/examples/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)" };
                      if (vErrors === null) {
                        vErrors = [err78];
                      } else {
                        vErrors.push(err78);
                      }
                      errors++;
                      break;
                    }
                    indices1[item1] = i5;
                  }
                }
              } else {
                const err79 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/examples", schemaPath: "#/$defs/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
          } else {
            const err80 = { instancePath: instancePath + "/translations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/translations/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
      } else {
        const err81 = { instancePath: instancePath + "/translations", schemaPath: "#/properties/translations/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
    }
    if (data.repository !== void 0) {
      let data23 = data.repository;
      if (typeof data23 === "string") {
        if (func1(data23) > 2048) {
          const err82 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        if (!formats0(data23)) {
          const err83 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
      } else {
        const err84 = { instancePath: instancePath + "/repository", schemaPath: "#/$defs/uri/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
    if (data.forge !== void 0) {
      let data24 = data.forge;
      if (!(data24 === "github" || data24 === "gitlab" || data24 === "forgejo")) {
        const err85 = { instancePath: instancePath + "/forge", schemaPath: "#/properties/forge/enum", keyword: "enum", params: { allowedValues: schema259.properties.forge.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.contact !== void 0) {
      let data25 = data.contact;
      if (typeof data25 === "string") {
        if (func1(data25) > 500) {
          const err86 = { instancePath: instancePath + "/contact", schemaPath: "#/$defs/way/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        if (!pattern93.test(data25)) {
          const err87 = { instancePath: instancePath + "/contact", schemaPath: "#/$defs/way/pattern", keyword: "pattern", params: { pattern: '^(https://|mailto:)[^\\s<>"\\\\]+$' }, message: 'must match pattern "^(https://|mailto:)[^\\s<>"\\\\]+$"' };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
      } else {
        const err88 = { instancePath: instancePath + "/contact", schemaPath: "#/$defs/way/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
    }
    if (data.report !== void 0) {
      let data26 = data.report;
      if (typeof data26 === "string") {
        if (func1(data26) > 500) {
          const err89 = { instancePath: instancePath + "/report", schemaPath: "#/$defs/way/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
        if (!pattern93.test(data26)) {
          const err90 = { instancePath: instancePath + "/report", schemaPath: "#/$defs/way/pattern", keyword: "pattern", params: { pattern: '^(https://|mailto:)[^\\s<>"\\\\]+$' }, message: 'must match pattern "^(https://|mailto:)[^\\s<>"\\\\]+$"' };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
      } else {
        const err91 = { instancePath: instancePath + "/report", schemaPath: "#/$defs/way/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
    if (data.logo !== void 0) {
      let data27 = data.logo;
      if (typeof data27 === "string") {
        if (func1(data27) > 100) {
          const err92 = { instancePath: instancePath + "/logo", schemaPath: "#/properties/logo/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
        if (!pattern95.test(data27)) {
          const err93 = { instancePath: instancePath + "/logo", schemaPath: "#/properties/logo/pattern", keyword: "pattern", params: { pattern: "^data/[A-Za-z0-9_-]+\\.(svg|png)$" }, message: 'must match pattern "^data/[A-Za-z0-9_-]+\\.(svg|png)$"' };
          if (vErrors === null) {
            vErrors = [err93];
          } else {
            vErrors.push(err93);
          }
          errors++;
        }
      } else {
        const err94 = { instancePath: instancePath + "/logo", schemaPath: "#/properties/logo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
    }
    if (data.accent !== void 0) {
      let data28 = data.accent;
      if (typeof data28 === "string") {
        if (func1(data28) > 7) {
          const err95 = { instancePath: instancePath + "/accent", schemaPath: "#/properties/accent/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          if (vErrors === null) {
            vErrors = [err95];
          } else {
            vErrors.push(err95);
          }
          errors++;
        }
        if (!pattern96.test(data28)) {
          const err96 = { instancePath: instancePath + "/accent", schemaPath: "#/properties/accent/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" }, message: 'must match pattern "^#[0-9a-fA-F]{6}$"' };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
      } else {
        const err97 = { instancePath: instancePath + "/accent", schemaPath: "#/properties/accent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err97];
        } else {
          vErrors.push(err97);
        }
        errors++;
      }
    }
    if (data.preview_images !== void 0) {
      let data29 = data.preview_images;
      if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
        const err98 = { instancePath: instancePath + "/preview_images", schemaPath: "#/properties/preview_images/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err98];
        } else {
          vErrors.push(err98);
        }
        errors++;
      }
      if (typeof data29 == "number" && isFinite(data29)) {
        if (data29 > 1e6 || isNaN(data29)) {
          const err99 = { instancePath: instancePath + "/preview_images", schemaPath: "#/properties/preview_images/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          if (vErrors === null) {
            vErrors = [err99];
          } else {
            vErrors.push(err99);
          }
          errors++;
        }
        if (data29 < 0 || isNaN(data29)) {
          const err100 = { instancePath: instancePath + "/preview_images", schemaPath: "#/properties/preview_images/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
      }
    }
    if (data.feeds !== void 0) {
      let data30 = data.feeds;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        for (const key5 in data30) {
          if (!(key5 === "kinds")) {
            const err101 = { instancePath: instancePath + "/feeds", schemaPath: "#/properties/feeds/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
        }
        if (data30.kinds !== void 0) {
          let data31 = data30.kinds;
          if (Array.isArray(data31)) {
            if (data31.length > 1) {
              const err102 = { instancePath: instancePath + "/feeds/kinds", schemaPath: "#/properties/feeds/properties/kinds/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
            const len3 = data31.length;
            for (let i6 = 0; i6 < len3; i6++) {
              if (!(data31[i6] === "publiccode")) {
                const err103 = { instancePath: instancePath + "/feeds/kinds/" + i6, schemaPath: "#/properties/feeds/properties/kinds/items/enum", keyword: "enum", params: { allowedValues: schema259.properties.feeds.properties.kinds.items.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              }
            }
            let i7 = data31.length;
            let j3;
            if (i7 > 1) {
              outer1:
                for (; i7--; ) {
                  for (j3 = i7; j3--; ) {
                    if (func0(data31[i7], data31[j3])) {
                      const err104 = { instancePath: instancePath + "/feeds/kinds", schemaPath: "#/properties/feeds/properties/kinds/uniqueItems", keyword: "uniqueItems", params: { i: i7, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)" };
                      if (vErrors === null) {
                        vErrors = [err104];
                      } else {
                        vErrors.push(err104);
                      }
                      errors++;
                      break outer1;
                    }
                  }
                }
            }
          } else {
            const err105 = { instancePath: instancePath + "/feeds/kinds", schemaPath: "#/properties/feeds/properties/kinds/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err105];
            } else {
              vErrors.push(err105);
            }
            errors++;
          }
        }
      } else {
        const err106 = { instancePath: instancePath + "/feeds", schemaPath: "#/properties/feeds/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err106];
        } else {
          vErrors.push(err106);
        }
        errors++;
      }
    }
    if (data.pictures !== void 0) {
      if (typeof data.pictures !== "boolean") {
        const err107 = { instancePath: instancePath + "/pictures", schemaPath: "#/properties/pictures/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err107];
        } else {
          vErrors.push(err107);
        }
        errors++;
      }
    }
    if (data.plans !== void 0) {
      let data34 = data.plans;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        for (const key6 in data34) {
          if (!(key6 === "free" || key6 === "top")) {
            const err108 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err108];
            } else {
              vErrors.push(err108);
            }
            errors++;
          }
        }
        if (data34.free !== void 0) {
          let data35 = data34.free;
          if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
            if (data35.per_minute === void 0) {
              const err109 = { instancePath: instancePath + "/plans/free", schemaPath: "#/$defs/planLimits/required", keyword: "required", params: { missingProperty: "per_minute" }, message: "must have required property 'per_minute'" };
              if (vErrors === null) {
                vErrors = [err109];
              } else {
                vErrors.push(err109);
              }
              errors++;
            }
            if (data35.per_month === void 0) {
              const err110 = { instancePath: instancePath + "/plans/free", schemaPath: "#/$defs/planLimits/required", keyword: "required", params: { missingProperty: "per_month" }, message: "must have required property 'per_month'" };
              if (vErrors === null) {
                vErrors = [err110];
              } else {
                vErrors.push(err110);
              }
              errors++;
            }
            for (const key7 in data35) {
              if (!(key7 === "per_minute" || key7 === "per_month")) {
                const err111 = { instancePath: instancePath + "/plans/free", schemaPath: "#/$defs/planLimits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err111];
                } else {
                  vErrors.push(err111);
                }
                errors++;
              }
            }
            if (data35.per_minute !== void 0) {
              let data36 = data35.per_minute;
              if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                const err112 = { instancePath: instancePath + "/plans/free/per_minute", schemaPath: "#/$defs/planLimits/properties/per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err112];
                } else {
                  vErrors.push(err112);
                }
                errors++;
              }
              if (typeof data36 == "number" && isFinite(data36)) {
                if (data36 > 1e6 || isNaN(data36)) {
                  const err113 = { instancePath: instancePath + "/plans/free/per_minute", schemaPath: "#/$defs/planLimits/properties/per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                  if (vErrors === null) {
                    vErrors = [err113];
                  } else {
                    vErrors.push(err113);
                  }
                  errors++;
                }
                if (data36 < 1 || isNaN(data36)) {
                  const err114 = { instancePath: instancePath + "/plans/free/per_minute", schemaPath: "#/$defs/planLimits/properties/per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err114];
                  } else {
                    vErrors.push(err114);
                  }
                  errors++;
                }
              }
            }
            if (data35.per_month !== void 0) {
              let data37 = data35.per_month;
              if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37)) && data37 !== null) {
                const err115 = { instancePath: instancePath + "/plans/free/per_month", schemaPath: "#/$defs/planLimits/properties/per_month/type", keyword: "type", params: { type: schema271.properties.per_month.type }, message: "must be integer,null" };
                if (vErrors === null) {
                  vErrors = [err115];
                } else {
                  vErrors.push(err115);
                }
                errors++;
              }
              if (typeof data37 == "number" && isFinite(data37)) {
                if (data37 > 1e9 || isNaN(data37)) {
                  const err116 = { instancePath: instancePath + "/plans/free/per_month", schemaPath: "#/$defs/planLimits/properties/per_month/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
                  if (vErrors === null) {
                    vErrors = [err116];
                  } else {
                    vErrors.push(err116);
                  }
                  errors++;
                }
                if (data37 < 1 || isNaN(data37)) {
                  const err117 = { instancePath: instancePath + "/plans/free/per_month", schemaPath: "#/$defs/planLimits/properties/per_month/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err117];
                  } else {
                    vErrors.push(err117);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err118 = { instancePath: instancePath + "/plans/free", schemaPath: "#/$defs/planLimits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err118];
            } else {
              vErrors.push(err118);
            }
            errors++;
          }
        }
        if (data34.top !== void 0) {
          let data38 = data34.top;
          if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
            if (data38.per_minute === void 0) {
              const err119 = { instancePath: instancePath + "/plans/top", schemaPath: "#/$defs/planLimits/required", keyword: "required", params: { missingProperty: "per_minute" }, message: "must have required property 'per_minute'" };
              if (vErrors === null) {
                vErrors = [err119];
              } else {
                vErrors.push(err119);
              }
              errors++;
            }
            if (data38.per_month === void 0) {
              const err120 = { instancePath: instancePath + "/plans/top", schemaPath: "#/$defs/planLimits/required", keyword: "required", params: { missingProperty: "per_month" }, message: "must have required property 'per_month'" };
              if (vErrors === null) {
                vErrors = [err120];
              } else {
                vErrors.push(err120);
              }
              errors++;
            }
            for (const key8 in data38) {
              if (!(key8 === "per_minute" || key8 === "per_month")) {
                const err121 = { instancePath: instancePath + "/plans/top", schemaPath: "#/$defs/planLimits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err121];
                } else {
                  vErrors.push(err121);
                }
                errors++;
              }
            }
            if (data38.per_minute !== void 0) {
              let data39 = data38.per_minute;
              if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
                const err122 = { instancePath: instancePath + "/plans/top/per_minute", schemaPath: "#/$defs/planLimits/properties/per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err122];
                } else {
                  vErrors.push(err122);
                }
                errors++;
              }
              if (typeof data39 == "number" && isFinite(data39)) {
                if (data39 > 1e6 || isNaN(data39)) {
                  const err123 = { instancePath: instancePath + "/plans/top/per_minute", schemaPath: "#/$defs/planLimits/properties/per_minute/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                  if (vErrors === null) {
                    vErrors = [err123];
                  } else {
                    vErrors.push(err123);
                  }
                  errors++;
                }
                if (data39 < 1 || isNaN(data39)) {
                  const err124 = { instancePath: instancePath + "/plans/top/per_minute", schemaPath: "#/$defs/planLimits/properties/per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err124];
                  } else {
                    vErrors.push(err124);
                  }
                  errors++;
                }
              }
            }
            if (data38.per_month !== void 0) {
              let data40 = data38.per_month;
              if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40)) && data40 !== null) {
                const err125 = { instancePath: instancePath + "/plans/top/per_month", schemaPath: "#/$defs/planLimits/properties/per_month/type", keyword: "type", params: { type: schema271.properties.per_month.type }, message: "must be integer,null" };
                if (vErrors === null) {
                  vErrors = [err125];
                } else {
                  vErrors.push(err125);
                }
                errors++;
              }
              if (typeof data40 == "number" && isFinite(data40)) {
                if (data40 > 1e9 || isNaN(data40)) {
                  const err126 = { instancePath: instancePath + "/plans/top/per_month", schemaPath: "#/$defs/planLimits/properties/per_month/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
                  if (vErrors === null) {
                    vErrors = [err126];
                  } else {
                    vErrors.push(err126);
                  }
                  errors++;
                }
                if (data40 < 1 || isNaN(data40)) {
                  const err127 = { instancePath: instancePath + "/plans/top/per_month", schemaPath: "#/$defs/planLimits/properties/per_month/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err128 = { instancePath: instancePath + "/plans/top", schemaPath: "#/$defs/planLimits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err128];
            } else {
              vErrors.push(err128);
            }
            errors++;
          }
        }
      } else {
        const err129 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err129];
        } else {
          vErrors.push(err129);
        }
        errors++;
      }
    }
    if (data.count_reads !== void 0) {
      if (typeof data.count_reads !== "boolean") {
        const err130 = { instancePath: instancePath + "/count_reads", schemaPath: "#/properties/count_reads/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err130];
        } else {
          vErrors.push(err130);
        }
        errors++;
      }
    }
    if (data.guards !== void 0) {
      let data42 = data.guards;
      if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
        for (const key9 in data42) {
          if (!(key9 === "mass_change_share" || key9 === "mass_change_minimum")) {
            const err131 = { instancePath: instancePath + "/guards", schemaPath: "#/properties/guards/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err131];
            } else {
              vErrors.push(err131);
            }
            errors++;
          }
        }
        if (data42.mass_change_share !== void 0) {
          let data43 = data42.mass_change_share;
          if (typeof data43 == "number" && isFinite(data43)) {
            if (data43 > 1 || isNaN(data43)) {
              const err132 = { instancePath: instancePath + "/guards/mass_change_share", schemaPath: "#/properties/guards/properties/mass_change_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
              if (vErrors === null) {
                vErrors = [err132];
              } else {
                vErrors.push(err132);
              }
              errors++;
            }
            if (data43 < 0 || isNaN(data43)) {
              const err133 = { instancePath: instancePath + "/guards/mass_change_share", schemaPath: "#/properties/guards/properties/mass_change_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err133];
              } else {
                vErrors.push(err133);
              }
              errors++;
            }
          } else {
            const err134 = { instancePath: instancePath + "/guards/mass_change_share", schemaPath: "#/properties/guards/properties/mass_change_share/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err134];
            } else {
              vErrors.push(err134);
            }
            errors++;
          }
        }
        if (data42.mass_change_minimum !== void 0) {
          let data44 = data42.mass_change_minimum;
          if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
            const err135 = { instancePath: instancePath + "/guards/mass_change_minimum", schemaPath: "#/properties/guards/properties/mass_change_minimum/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err135];
            } else {
              vErrors.push(err135);
            }
            errors++;
          }
          if (typeof data44 == "number" && isFinite(data44)) {
            if (data44 > 1e6 || isNaN(data44)) {
              const err136 = { instancePath: instancePath + "/guards/mass_change_minimum", schemaPath: "#/properties/guards/properties/mass_change_minimum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
              if (vErrors === null) {
                vErrors = [err136];
              } else {
                vErrors.push(err136);
              }
              errors++;
            }
            if (data44 < 0 || isNaN(data44)) {
              const err137 = { instancePath: instancePath + "/guards/mass_change_minimum", schemaPath: "#/properties/guards/properties/mass_change_minimum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err137];
              } else {
                vErrors.push(err137);
              }
              errors++;
            }
          }
        }
      } else {
        const err138 = { instancePath: instancePath + "/guards", schemaPath: "#/properties/guards/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err138];
        } else {
          vErrors.push(err138);
        }
        errors++;
      }
    }
    if (data.moderation !== void 0) {
      let data45 = data.moderation;
      if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
        for (const key10 in data45) {
          if (!(key10 === "mode" || key10 === "batch_from" || key10 === "max_pull_requests" || key10 === "updates" || key10 === "public_queue" || key10 === "record_key")) {
            const err139 = { instancePath: instancePath + "/moderation", schemaPath: "#/properties/moderation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err139];
            } else {
              vErrors.push(err139);
            }
            errors++;
          }
        }
        if (data45.mode !== void 0) {
          let data46 = data45.mode;
          if (!(data46 === "local" || data46 === "github")) {
            const err140 = { instancePath: instancePath + "/moderation/mode", schemaPath: "#/properties/moderation/properties/mode/enum", keyword: "enum", params: { allowedValues: schema259.properties.moderation.properties.mode.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err140];
            } else {
              vErrors.push(err140);
            }
            errors++;
          }
        }
        if (data45.batch_from !== void 0) {
          let data47 = data45.batch_from;
          if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
            const err141 = { instancePath: instancePath + "/moderation/batch_from", schemaPath: "#/properties/moderation/properties/batch_from/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err141];
            } else {
              vErrors.push(err141);
            }
            errors++;
          }
          if (typeof data47 == "number" && isFinite(data47)) {
            if (data47 > 1e6 || isNaN(data47)) {
              const err142 = { instancePath: instancePath + "/moderation/batch_from", schemaPath: "#/properties/moderation/properties/batch_from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
              if (vErrors === null) {
                vErrors = [err142];
              } else {
                vErrors.push(err142);
              }
              errors++;
            }
            if (data47 < 2 || isNaN(data47)) {
              const err143 = { instancePath: instancePath + "/moderation/batch_from", schemaPath: "#/properties/moderation/properties/batch_from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" };
              if (vErrors === null) {
                vErrors = [err143];
              } else {
                vErrors.push(err143);
              }
              errors++;
            }
          }
        }
        if (data45.max_pull_requests !== void 0) {
          let data48 = data45.max_pull_requests;
          if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
            const err144 = { instancePath: instancePath + "/moderation/max_pull_requests", schemaPath: "#/properties/moderation/properties/max_pull_requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err144];
            } else {
              vErrors.push(err144);
            }
            errors++;
          }
          if (typeof data48 == "number" && isFinite(data48)) {
            if (data48 > 1e3 || isNaN(data48)) {
              const err145 = { instancePath: instancePath + "/moderation/max_pull_requests", schemaPath: "#/properties/moderation/properties/max_pull_requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
              if (vErrors === null) {
                vErrors = [err145];
              } else {
                vErrors.push(err145);
              }
              errors++;
            }
            if (data48 < 1 || isNaN(data48)) {
              const err146 = { instancePath: instancePath + "/moderation/max_pull_requests", schemaPath: "#/properties/moderation/properties/max_pull_requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err146];
              } else {
                vErrors.push(err146);
              }
              errors++;
            }
          }
        }
        if (data45.updates !== void 0) {
          let data49 = data45.updates;
          if (!(data49 === "push" || data49 === "pull-request")) {
            const err147 = { instancePath: instancePath + "/moderation/updates", schemaPath: "#/properties/moderation/properties/updates/enum", keyword: "enum", params: { allowedValues: schema259.properties.moderation.properties.updates.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err147];
            } else {
              vErrors.push(err147);
            }
            errors++;
          }
        }
        if (data45.public_queue !== void 0) {
          if (typeof data45.public_queue !== "boolean") {
            const err148 = { instancePath: instancePath + "/moderation/public_queue", schemaPath: "#/properties/moderation/properties/public_queue/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err148];
            } else {
              vErrors.push(err148);
            }
            errors++;
          }
        }
        if (data45.record_key !== void 0) {
          let data51 = data45.record_key;
          if (typeof data51 === "string") {
            if (func1(data51) > 43) {
              const err149 = { instancePath: instancePath + "/moderation/record_key", schemaPath: "#/properties/moderation/properties/record_key/maxLength", keyword: "maxLength", params: { limit: 43 }, message: "must NOT have more than 43 characters" };
              if (vErrors === null) {
                vErrors = [err149];
              } else {
                vErrors.push(err149);
              }
              errors++;
            }
            if (!pattern97.test(data51)) {
              const err150 = { instancePath: instancePath + "/moderation/record_key", schemaPath: "#/properties/moderation/properties/record_key/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' };
              if (vErrors === null) {
                vErrors = [err150];
              } else {
                vErrors.push(err150);
              }
              errors++;
            }
          } else {
            const err151 = { instancePath: instancePath + "/moderation/record_key", schemaPath: "#/properties/moderation/properties/record_key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err151];
            } else {
              vErrors.push(err151);
            }
            errors++;
          }
        }
      } else {
        const err152 = { instancePath: instancePath + "/moderation", schemaPath: "#/properties/moderation/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err152];
        } else {
          vErrors.push(err152);
        }
        errors++;
      }
    }
    if (data.exports !== void 0) {
      let data52 = data.exports;
      if (!(data52 === "open" || data52 === "top_tier")) {
        const err153 = { instancePath: instancePath + "/exports", schemaPath: "#/properties/exports/enum", keyword: "enum", params: { allowedValues: schema259.properties.exports.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err153];
        } else {
          vErrors.push(err153);
        }
        errors++;
      }
    }
    if (data.listing_store !== void 0) {
      let data53 = data.listing_store;
      if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
        if (data53.endpoint === void 0) {
          const err154 = { instancePath: instancePath + "/listing_store", schemaPath: "#/properties/listing_store/required", keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" };
          if (vErrors === null) {
            vErrors = [err154];
          } else {
            vErrors.push(err154);
          }
          errors++;
        }
        if (data53.bucket === void 0) {
          const err155 = { instancePath: instancePath + "/listing_store", schemaPath: "#/properties/listing_store/required", keyword: "required", params: { missingProperty: "bucket" }, message: "must have required property 'bucket'" };
          if (vErrors === null) {
            vErrors = [err155];
          } else {
            vErrors.push(err155);
          }
          errors++;
        }
        if (data53.prefix === void 0) {
          const err156 = { instancePath: instancePath + "/listing_store", schemaPath: "#/properties/listing_store/required", keyword: "required", params: { missingProperty: "prefix" }, message: "must have required property 'prefix'" };
          if (vErrors === null) {
            vErrors = [err156];
          } else {
            vErrors.push(err156);
          }
          errors++;
        }
        for (const key11 in data53) {
          if (!(key11 === "endpoint" || key11 === "bucket" || key11 === "prefix" || key11 === "region")) {
            const err157 = { instancePath: instancePath + "/listing_store", schemaPath: "#/properties/listing_store/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err157];
            } else {
              vErrors.push(err157);
            }
            errors++;
          }
        }
        if (data53.endpoint !== void 0) {
          let data54 = data53.endpoint;
          if (typeof data54 === "string") {
            if (func1(data54) > 200) {
              const err158 = { instancePath: instancePath + "/listing_store/endpoint", schemaPath: "#/properties/listing_store/properties/endpoint/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err158];
              } else {
                vErrors.push(err158);
              }
              errors++;
            }
            if (!pattern98.test(data54)) {
              const err159 = { instancePath: instancePath + "/listing_store/endpoint", schemaPath: "#/properties/listing_store/properties/endpoint/pattern", keyword: "pattern", params: { pattern: "^https://[a-z0-9.-]+(:[0-9]+)?$" }, message: 'must match pattern "^https://[a-z0-9.-]+(:[0-9]+)?$"' };
              if (vErrors === null) {
                vErrors = [err159];
              } else {
                vErrors.push(err159);
              }
              errors++;
            }
          } else {
            const err160 = { instancePath: instancePath + "/listing_store/endpoint", schemaPath: "#/properties/listing_store/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err160];
            } else {
              vErrors.push(err160);
            }
            errors++;
          }
        }
        if (data53.bucket !== void 0) {
          let data55 = data53.bucket;
          if (typeof data55 === "string") {
            if (func1(data55) > 63) {
              const err161 = { instancePath: instancePath + "/listing_store/bucket", schemaPath: "#/properties/listing_store/properties/bucket/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
              if (vErrors === null) {
                vErrors = [err161];
              } else {
                vErrors.push(err161);
              }
              errors++;
            }
            if (!pattern99.test(data55)) {
              const err162 = { instancePath: instancePath + "/listing_store/bucket", schemaPath: "#/properties/listing_store/properties/bucket/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9.-]+$" }, message: 'must match pattern "^[a-z0-9][a-z0-9.-]+$"' };
              if (vErrors === null) {
                vErrors = [err162];
              } else {
                vErrors.push(err162);
              }
              errors++;
            }
          } else {
            const err163 = { instancePath: instancePath + "/listing_store/bucket", schemaPath: "#/properties/listing_store/properties/bucket/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err163];
            } else {
              vErrors.push(err163);
            }
            errors++;
          }
        }
        if (data53.prefix !== void 0) {
          let data56 = data53.prefix;
          if (typeof data56 === "string") {
            if (func1(data56) > 100) {
              const err164 = { instancePath: instancePath + "/listing_store/prefix", schemaPath: "#/properties/listing_store/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
            if (!pattern100.test(data56)) {
              const err165 = { instancePath: instancePath + "/listing_store/prefix", schemaPath: "#/properties/listing_store/properties/prefix/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$" }, message: 'must match pattern "^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$"' };
              if (vErrors === null) {
                vErrors = [err165];
              } else {
                vErrors.push(err165);
              }
              errors++;
            }
          } else {
            const err166 = { instancePath: instancePath + "/listing_store/prefix", schemaPath: "#/properties/listing_store/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err166];
            } else {
              vErrors.push(err166);
            }
            errors++;
          }
        }
        if (data53.region !== void 0) {
          let data57 = data53.region;
          if (typeof data57 === "string") {
            if (func1(data57) > 50) {
              const err167 = { instancePath: instancePath + "/listing_store/region", schemaPath: "#/properties/listing_store/properties/region/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
              if (vErrors === null) {
                vErrors = [err167];
              } else {
                vErrors.push(err167);
              }
              errors++;
            }
            if (!pattern5.test(data57)) {
              const err168 = { instancePath: instancePath + "/listing_store/region", schemaPath: "#/properties/listing_store/properties/region/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
              if (vErrors === null) {
                vErrors = [err168];
              } else {
                vErrors.push(err168);
              }
              errors++;
            }
          } else {
            const err169 = { instancePath: instancePath + "/listing_store/region", schemaPath: "#/properties/listing_store/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err169];
            } else {
              vErrors.push(err169);
            }
            errors++;
          }
        }
      } else {
        const err170 = { instancePath: instancePath + "/listing_store", schemaPath: "#/properties/listing_store/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err170];
        } else {
          vErrors.push(err170);
        }
        errors++;
      }
    }
    if (data.signing_key !== void 0) {
      let data58 = data.signing_key;
      if (typeof data58 === "string") {
        if (func1(data58) > 43) {
          const err171 = { instancePath: instancePath + "/signing_key", schemaPath: "#/properties/signing_key/maxLength", keyword: "maxLength", params: { limit: 43 }, message: "must NOT have more than 43 characters" };
          if (vErrors === null) {
            vErrors = [err171];
          } else {
            vErrors.push(err171);
          }
          errors++;
        }
        if (!pattern97.test(data58)) {
          const err172 = { instancePath: instancePath + "/signing_key", schemaPath: "#/properties/signing_key/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' };
          if (vErrors === null) {
            vErrors = [err172];
          } else {
            vErrors.push(err172);
          }
          errors++;
        }
      } else {
        const err173 = { instancePath: instancePath + "/signing_key", schemaPath: "#/properties/signing_key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err173];
        } else {
          vErrors.push(err173);
        }
        errors++;
      }
    }
    if (data.further_signing_keys !== void 0) {
      let data59 = data.further_signing_keys;
      if (Array.isArray(data59)) {
        if (data59.length > 4) {
          const err174 = { instancePath: instancePath + "/further_signing_keys", schemaPath: "#/properties/further_signing_keys/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
          if (vErrors === null) {
            vErrors = [err174];
          } else {
            vErrors.push(err174);
          }
          errors++;
        }
        const len4 = data59.length;
        for (let i8 = 0; i8 < len4; i8++) {
          let data60 = data59[i8];
          if (typeof data60 === "string") {
            if (func1(data60) > 43) {
              const err175 = { instancePath: instancePath + "/further_signing_keys/" + i8, schemaPath: "#/properties/further_signing_keys/items/maxLength", keyword: "maxLength", params: { limit: 43 }, message: "must NOT have more than 43 characters" };
              if (vErrors === null) {
                vErrors = [err175];
              } else {
                vErrors.push(err175);
              }
              errors++;
            }
            if (!pattern97.test(data60)) {
              const err176 = { instancePath: instancePath + "/further_signing_keys/" + i8, schemaPath: "#/properties/further_signing_keys/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' };
              if (vErrors === null) {
                vErrors = [err176];
              } else {
                vErrors.push(err176);
              }
              errors++;
            }
          } else {
            const err177 = { instancePath: instancePath + "/further_signing_keys/" + i8, schemaPath: "#/properties/further_signing_keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err177];
            } else {
              vErrors.push(err177);
            }
            errors++;
          }
        }
        let i9 = data59.length;
        let j4;
        if (i9 > 1) {
          const indices2 = {};
          for (; i9--; ) {
            let item2 = data59[i9];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j4 = indices2[item2];
              const err178 = { instancePath: instancePath + "/further_signing_keys", schemaPath: "#/properties/further_signing_keys/uniqueItems", keyword: "uniqueItems", params: { i: i9, j: j4 }, message: "must NOT have duplicate items (items ## " + j4 + " and " + i9 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err178];
              } else {
                vErrors.push(err178);
              }
              errors++;
              break;
            }
            indices2[item2] = i9;
          }
        }
      } else {
        const err179 = { instancePath: instancePath + "/further_signing_keys", schemaPath: "#/properties/further_signing_keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err179];
        } else {
          vErrors.push(err179);
        }
        errors++;
      }
    }
    if (data.root_key !== void 0) {
      let data61 = data.root_key;
      if (typeof data61 === "string") {
        if (func1(data61) > 43) {
          const err180 = { instancePath: instancePath + "/root_key", schemaPath: "#/properties/root_key/maxLength", keyword: "maxLength", params: { limit: 43 }, message: "must NOT have more than 43 characters" };
          if (vErrors === null) {
            vErrors = [err180];
          } else {
            vErrors.push(err180);
          }
          errors++;
        }
        if (!pattern97.test(data61)) {
          const err181 = { instancePath: instancePath + "/root_key", schemaPath: "#/properties/root_key/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' };
          if (vErrors === null) {
            vErrors = [err181];
          } else {
            vErrors.push(err181);
          }
          errors++;
        }
      } else {
        const err182 = { instancePath: instancePath + "/root_key", schemaPath: "#/properties/root_key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err182];
        } else {
          vErrors.push(err182);
        }
        errors++;
      }
    }
    if (data.root_statement !== void 0) {
      let data62 = data.root_statement;
      if (typeof data62 === "string") {
        if (func1(data62) > 2e3) {
          const err183 = { instancePath: instancePath + "/root_statement", schemaPath: "#/properties/root_statement/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err183];
          } else {
            vErrors.push(err183);
          }
          errors++;
        }
        if (!pattern105.test(data62)) {
          const err184 = { instancePath: instancePath + "/root_statement", schemaPath: "#/properties/root_statement/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"' };
          if (vErrors === null) {
            vErrors = [err184];
          } else {
            vErrors.push(err184);
          }
          errors++;
        }
      } else {
        const err185 = { instancePath: instancePath + "/root_statement", schemaPath: "#/properties/root_statement/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err185];
        } else {
          vErrors.push(err185);
        }
        errors++;
      }
    }
  } else {
    const err186 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err186];
    } else {
      vErrors.push(err186);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateAdmission = validate103;
var pattern106 = new RegExp("^[a-z][a-z-]*$", "u");
var pattern107 = new RegExp("^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", "u");
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "licenses" || key0 === "languages" || key0 === "domain_proof" || key0 === "first_release_days")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.licenses !== void 0) {
      let data1 = data.licenses;
      if (Array.isArray(data1)) {
        if (data1.length > 20) {
          const err3 = { instancePath: instancePath + "/licenses", schemaPath: "#/properties/licenses/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err4 = { instancePath: instancePath + "/licenses", schemaPath: "#/properties/licenses/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func1(data2) > 40) {
              const err5 = { instancePath: instancePath + "/licenses/" + i0, schemaPath: "#/properties/licenses/items/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (!pattern106.test(data2)) {
              const err6 = { instancePath: instancePath + "/licenses/" + i0, schemaPath: "#/properties/licenses/items/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]*$" }, message: 'must match pattern "^[a-z][a-z-]*$"' };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/licenses/" + i0, schemaPath: "#/properties/licenses/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err8 = { instancePath: instancePath + "/licenses", schemaPath: "#/properties/licenses/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/licenses", schemaPath: "#/properties/licenses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.languages !== void 0) {
      let data3 = data.languages;
      if (Array.isArray(data3)) {
        if (data3.length > 20) {
          const err10 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3.length < 1) {
          const err11 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (typeof data4 === "string") {
            if (func1(data4) > 35) {
              const err12 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/properties/languages/items/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (!pattern107.test(data4)) {
              const err13 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/properties/languages/items/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" }, message: 'must match pattern "^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/languages/" + i2, schemaPath: "#/properties/languages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data3[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err15 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.domain_proof !== void 0) {
      if (typeof data.domain_proof !== "boolean") {
        const err17 = { instancePath: instancePath + "/domain_proof", schemaPath: "#/properties/domain_proof/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.first_release_days !== void 0) {
      let data6 = data.first_release_days;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err18 = { instancePath: instancePath + "/first_release_days", schemaPath: "#/properties/first_release_days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 3650 || isNaN(data6)) {
          const err19 = { instancePath: instancePath + "/first_release_days", schemaPath: "#/properties/first_release_days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 }, message: "must be <= 3650" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err20 = { instancePath: instancePath + "/first_release_days", schemaPath: "#/properties/first_release_days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
validate103.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateQueue = validate104;
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.waiting === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waiting" }, message: "must have required property 'waiting'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.refused_for === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refused_for" }, message: "must have required property 'refused_for'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "waiting" || key0 === "oldest_on" || key0 === "median_days" || key0 === "refused_for")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.waiting !== void 0) {
      let data0 = data.waiting;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/waiting", schemaPath: "#/properties/waiting/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/waiting", schemaPath: "#/properties/waiting/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.oldest_on !== void 0) {
      let data1 = data.oldest_on;
      if (typeof data1 === "string") {
        if (func1(data1) > 10) {
          const err5 = { instancePath: instancePath + "/oldest_on", schemaPath: "#/properties/oldest_on/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats24.validate(data1)) {
          const err6 = { instancePath: instancePath + "/oldest_on", schemaPath: "#/properties/oldest_on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/oldest_on", schemaPath: "#/properties/oldest_on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.median_days !== void 0) {
      let data2 = data.median_days;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err8 = { instancePath: instancePath + "/median_days", schemaPath: "#/properties/median_days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/median_days", schemaPath: "#/properties/median_days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.refused_for !== void 0) {
      let data3 = data.refused_for;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 200) {
          const err10 = { instancePath: instancePath + "/refused_for", schemaPath: "#/properties/refused_for/maxProperties", keyword: "maxProperties", params: { limit: 200 }, message: "must NOT have more than 200 properties" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key1 in data3) {
          const _errs10 = errors;
          if (typeof key1 === "string") {
            if (func1(key1) > 60) {
              const err11 = { instancePath: instancePath + "/refused_for", schemaPath: "#/properties/refused_for/propertyNames/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!pattern61.test(key1)) {
              const err12 = { instancePath: instancePath + "/refused_for", schemaPath: "#/properties/refused_for/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          var valid1 = _errs10 === errors;
          if (!valid1) {
            const err13 = { instancePath: instancePath + "/refused_for", schemaPath: "#/properties/refused_for/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        for (const key2 in data3) {
          let data4 = data3[key2];
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err14 = { instancePath: instancePath + "/refused_for/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/refused_for/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 1 || isNaN(data4)) {
              const err15 = { instancePath: instancePath + "/refused_for/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/refused_for/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/refused_for", schemaPath: "#/properties/refused_for/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
validate104.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateRankSnapshotLine = validate105;
var pattern109 = new RegExp("^[a-z0-9_]+$", "u");
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.computed_on === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "computed_on" }, message: "must have required property 'computed_on'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.listings === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listings" }, message: "must have required property 'listings'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.merits === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merits" }, message: "must have required property 'merits'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.signals === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signals" }, message: "must have required property 'signals'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.weights_version === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weights_version" }, message: "must have required property 'weights_version'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "computed_on" || key0 === "listings" || key0 === "merits" || key0 === "signals" || key0 === "weights_version")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.computed_on !== void 0) {
      let data0 = data.computed_on;
      if (typeof data0 === "string") {
        if (func1(data0) > 10) {
          const err6 = { instancePath: instancePath + "/computed_on", schemaPath: "#/properties/computed_on/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats24.validate(data0)) {
          const err7 = { instancePath: instancePath + "/computed_on", schemaPath: "#/properties/computed_on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/computed_on", schemaPath: "#/properties/computed_on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.listings !== void 0) {
      let data1 = data.listings;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err9 = { instancePath: instancePath + "/listings", schemaPath: "#/properties/listings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/listings", schemaPath: "#/properties/listings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.merits !== void 0) {
      let data2 = data.merits;
      if (Array.isArray(data2)) {
        if (data2.length > 30) {
          const err11 = { instancePath: instancePath + "/merits", schemaPath: "#/properties/merits/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (func1(data3) > 50) {
              const err12 = { instancePath: instancePath + "/merits/" + i0, schemaPath: "#/$defs/name/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (!pattern109.test(data3)) {
              const err13 = { instancePath: instancePath + "/merits/" + i0, schemaPath: "#/$defs/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]+$" }, message: 'must match pattern "^[a-z0-9_]+$"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/merits/" + i0, schemaPath: "#/$defs/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/merits", schemaPath: "#/properties/merits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.signals !== void 0) {
      let data4 = data.signals;
      if (Array.isArray(data4)) {
        if (data4.length > 20) {
          const err16 = { instancePath: instancePath + "/signals", schemaPath: "#/properties/signals/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.name === void 0) {
              const err17 = { instancePath: instancePath + "/signals/" + i1, schemaPath: "#/properties/signals/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data5.weight === void 0) {
              const err18 = { instancePath: instancePath + "/signals/" + i1, schemaPath: "#/properties/signals/items/required", keyword: "required", params: { missingProperty: "weight" }, message: "must have required property 'weight'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            for (const key1 in data5) {
              if (!(key1 === "name" || key1 === "weight")) {
                const err19 = { instancePath: instancePath + "/signals/" + i1, schemaPath: "#/properties/signals/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data5.name !== void 0) {
              let data6 = data5.name;
              if (typeof data6 === "string") {
                if (func1(data6) > 50) {
                  const err20 = { instancePath: instancePath + "/signals/" + i1 + "/name", schemaPath: "#/$defs/name/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (!pattern109.test(data6)) {
                  const err21 = { instancePath: instancePath + "/signals/" + i1 + "/name", schemaPath: "#/$defs/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]+$" }, message: 'must match pattern "^[a-z0-9_]+$"' };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              } else {
                const err22 = { instancePath: instancePath + "/signals/" + i1 + "/name", schemaPath: "#/$defs/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data5.weight !== void 0) {
              let data7 = data5.weight;
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 1 || isNaN(data7)) {
                  const err23 = { instancePath: instancePath + "/signals/" + i1 + "/weight", schemaPath: "#/properties/signals/items/properties/weight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (data7 < 0 || isNaN(data7)) {
                  const err24 = { instancePath: instancePath + "/signals/" + i1 + "/weight", schemaPath: "#/properties/signals/items/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/signals/" + i1 + "/weight", schemaPath: "#/properties/signals/items/properties/weight/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/signals/" + i1, schemaPath: "#/properties/signals/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/signals", schemaPath: "#/properties/signals/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.weights_version !== void 0) {
      let data8 = data.weights_version;
      if (typeof data8 === "string") {
        if (func1(data8) > 50) {
          const err28 = { instancePath: instancePath + "/weights_version", schemaPath: "#/properties/weights_version/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (func1(data8) < 1) {
          const err29 = { instancePath: instancePath + "/weights_version", schemaPath: "#/properties/weights_version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/weights_version", schemaPath: "#/properties/weights_version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merits === void 0) {
      const err0 = { instancePath, schemaPath: "#/$defs/entry/required", keyword: "required", params: { missingProperty: "merits" }, message: "must have required property 'merits'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.points === void 0) {
      const err1 = { instancePath, schemaPath: "#/$defs/entry/required", keyword: "required", params: { missingProperty: "points" }, message: "must have required property 'points'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.position === void 0) {
      const err2 = { instancePath, schemaPath: "#/$defs/entry/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err3 = { instancePath, schemaPath: "#/$defs/entry/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.slug === void 0) {
      const err4 = { instancePath, schemaPath: "#/$defs/entry/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "merits" || key0 === "points" || key0 === "position" || key0 === "score" || key0 === "slug")) {
        const err5 = { instancePath, schemaPath: "#/$defs/entry/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.merits !== void 0) {
      let data0 = data.merits;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/merits", schemaPath: "#/$defs/entry/properties/merits/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1073741823 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/merits", schemaPath: "#/$defs/entry/properties/merits/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1073741823 }, message: "must be <= 1073741823" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/merits", schemaPath: "#/$defs/entry/properties/merits/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.points !== void 0) {
      let data1 = data.points;
      if (Array.isArray(data1)) {
        if (data1.length > 20) {
          const err9 = { instancePath: instancePath + "/points", schemaPath: "#/$defs/entry/properties/points/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err10 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/$defs/entry/properties/points/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e4 || isNaN(data2)) {
              const err11 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/$defs/entry/properties/points/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err12 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/$defs/entry/properties/points/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/points", schemaPath: "#/$defs/entry/properties/points/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data3 = data.position;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err14 = { instancePath: instancePath + "/position", schemaPath: "#/$defs/entry/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err15 = { instancePath: instancePath + "/position", schemaPath: "#/$defs/entry/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.score !== void 0) {
      let data4 = data.score;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/score", schemaPath: "#/$defs/entry/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1e4 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/score", schemaPath: "#/$defs/entry/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/score", schemaPath: "#/$defs/entry/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.slug !== void 0) {
      let data5 = data.slug;
      if (typeof data5 === "string") {
        if (func1(data5) > 64) {
          const err19 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/entry/properties/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!pattern5.test(data5)) {
          const err20 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/entry/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/entry/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/$defs/entry/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err23 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate105.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate105.evaluated = { "dynamicProps": true, "dynamicItems": false };
var validateEvidence = validate108;
var schema283 = { "title": "WitnessName", "description": "who was asked; alive, homepage, download, security-documents and users: we looked ourselves", "enum": ["alive", "crates-io", "debian-popcon", "docker-hub", "download", "flathub", "github-releases", "homebrew", "homepage", "npm", "osv", "security-documents", "users"] };
var pattern114 = new RegExp("^(?:pkg:[a-z0-9.+-]+/|https://)[^\\u0000-\\u0020\\u007f]*$", "u");
var pattern115 = new RegExp("^[^\\u0000-\\u0020\\u007f]*$", "u");
var schema285 = { "title": "EvidenceValues", "description": "what a witness says; figures are rounded to two digits", "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "advisories": { "description": "how many it knows that are open for the version", "type": "integer", "minimum": 0, "maximum": 1e6 }, "computers": { "description": "that have it, of those that report what they have", "$ref": "#/$defs/figure" }, "dependents": { "description": "packages that depend on it", "$ref": "#/$defs/figure" }, "deprecated": { "description": "its publisher has deprecated or withdrawn it there", "const": true }, "document": { "description": "what lies at the address: the kind that the listing says", "enum": ["csaf_advisory", "csaf_provider", "cyclonedx", "page", "pdf", "spdx"] }, "downloads": { "description": "in a month, without those of mirrors where they can be told apart", "$ref": "#/$defs/figure" }, "gap_days": { "description": "median of the days between releases", "type": "integer", "minimum": 0, "maximum": 36500 }, "installs": { "description": "in a month", "$ref": "#/$defs/figure" }, "provenance": { "description": "the version was built from public source by a service that the registry has verified", "const": true }, "released_on": { "description": "when the newest release was published there", "$ref": "listing.json#/$defs/date" }, "reporting": { "description": "the way to report a vulnerability that answered", "enum": ["policy", "security_txt"] }, "sha256": { "description": "of the bytes at the address, computed by us: the digest that the publisher states", "type": "string", "maxLength": 64, "pattern": "^[0-9a-f]{64}$" }, "state": { "description": "what became of the subject: a source, an address that was approved with the listing, or a page of data/usage", "$ref": "#/$defs/state" }, "tls": { "description": "it answered over TLS with a certificate that holds", "const": true }, "version": { "description": "the version that this is about", "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" } } };
var schema291 = { "title": "AliveState", "description": "answering: as what it should be. silent: not, or as something else. gone: there is nothing at the address, or no such name. changed_hands: a page of a parked or sold domain. archived: by its forge. given_up: by its publisher", "enum": ["answering", "silent", "gone", "changed_hands", "archived", "given_up"] };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func165.call(schema285.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.advisories !== void 0) {
      let data0 = data.advisories;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/advisories", schemaPath: "#/properties/advisories/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e6 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/advisories", schemaPath: "#/properties/advisories/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/advisories", schemaPath: "#/properties/advisories/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.computers !== void 0) {
      let data1 = data.computers;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/computers", schemaPath: "#/$defs/figure/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/computers", schemaPath: "#/$defs/figure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/computers", schemaPath: "#/$defs/figure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.dependents !== void 0) {
      let data2 = data.dependents;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err8 = { instancePath: instancePath + "/dependents", schemaPath: "#/$defs/figure/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/dependents", schemaPath: "#/$defs/figure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/dependents", schemaPath: "#/$defs/figure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.deprecated !== void 0) {
      if (true !== data.deprecated) {
        const err11 = { instancePath: instancePath + "/deprecated", schemaPath: "#/properties/deprecated/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.document !== void 0) {
      let data4 = data.document;
      if (!(data4 === "csaf_advisory" || data4 === "csaf_provider" || data4 === "cyclonedx" || data4 === "page" || data4 === "pdf" || data4 === "spdx")) {
        const err12 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/enum", keyword: "enum", params: { allowedValues: schema285.properties.document.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.downloads !== void 0) {
      let data5 = data.downloads;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err13 = { instancePath: instancePath + "/downloads", schemaPath: "#/$defs/figure/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 9007199254740991 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/downloads", schemaPath: "#/$defs/figure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/downloads", schemaPath: "#/$defs/figure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.gap_days !== void 0) {
      let data6 = data.gap_days;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err16 = { instancePath: instancePath + "/gap_days", schemaPath: "#/properties/gap_days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 36500 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/gap_days", schemaPath: "#/properties/gap_days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36500 }, message: "must be <= 36500" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/gap_days", schemaPath: "#/properties/gap_days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.installs !== void 0) {
      let data7 = data.installs;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err19 = { instancePath: instancePath + "/installs", schemaPath: "#/$defs/figure/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 9007199254740991 || isNaN(data7)) {
          const err20 = { instancePath: instancePath + "/installs", schemaPath: "#/$defs/figure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err21 = { instancePath: instancePath + "/installs", schemaPath: "#/$defs/figure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.provenance !== void 0) {
      if (true !== data.provenance) {
        const err22 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.released_on !== void 0) {
      let data9 = data.released_on;
      if (typeof data9 === "string") {
        if (func1(data9) > 10) {
          const err23 = { instancePath: instancePath + "/released_on", schemaPath: "listing.json#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (!formats24.validate(data9)) {
          const err24 = { instancePath: instancePath + "/released_on", schemaPath: "listing.json#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/released_on", schemaPath: "listing.json#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.reporting !== void 0) {
      let data10 = data.reporting;
      if (!(data10 === "policy" || data10 === "security_txt")) {
        const err26 = { instancePath: instancePath + "/reporting", schemaPath: "#/properties/reporting/enum", keyword: "enum", params: { allowedValues: schema285.properties.reporting.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data11 = data.sha256;
      if (typeof data11 === "string") {
        if (func1(data11) > 64) {
          const err27 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (!pattern26.test(data11)) {
          const err28 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data12 = data.state;
      if (!(data12 === "answering" || data12 === "silent" || data12 === "gone" || data12 === "changed_hands" || data12 === "archived" || data12 === "given_up")) {
        const err30 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/state/enum", keyword: "enum", params: { allowedValues: schema291.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.tls !== void 0) {
      if (true !== data.tls) {
        const err31 = { instancePath: instancePath + "/tls", schemaPath: "#/properties/tls/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data14 = data.version;
      if (typeof data14 === "string") {
        if (func1(data14) > 100) {
          const err32 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (func1(data14) < 1) {
          const err33 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (!pattern21.test(data14)) {
          const err34 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"' };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
  } else {
    const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
validate110.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.since === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.source === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.subject === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.values === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.witness === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "witness" }, message: "must have required property 'witness'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "witness" || key0 === "subject" || key0 === "place" || key0 === "source" || key0 === "since" || key0 === "values")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.witness !== void 0) {
      let data0 = data.witness;
      if (!(data0 === "alive" || data0 === "crates-io" || data0 === "debian-popcon" || data0 === "docker-hub" || data0 === "download" || data0 === "flathub" || data0 === "github-releases" || data0 === "homebrew" || data0 === "homepage" || data0 === "npm" || data0 === "osv" || data0 === "security-documents" || data0 === "users")) {
        const err6 = { instancePath: instancePath + "/witness", schemaPath: "#/$defs/witness/enum", keyword: "enum", params: { allowedValues: schema283.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err7 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err8 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern114.test(data1)) {
          const err9 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/pattern", keyword: "pattern", params: { pattern: "^(?:pkg:[a-z0-9.+-]+/|https://)[^\\u0000-\\u0020\\u007f]*$" }, message: 'must match pattern "^(?:pkg:[a-z0-9.+-]+/|https://)[^\\u0000-\\u0020\\u007f]*$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.place !== void 0) {
      let data2 = data.place;
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err11 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err12 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!pattern115.test(data2)) {
          const err13 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0020\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u0020\\u007f]*$"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data3 = data.source;
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err15 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err16 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!pattern114.test(data3)) {
          const err17 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/pattern", keyword: "pattern", params: { pattern: "^(?:pkg:[a-z0-9.+-]+/|https://)[^\\u0000-\\u0020\\u007f]*$" }, message: 'must match pattern "^(?:pkg:[a-z0-9.+-]+/|https://)[^\\u0000-\\u0020\\u007f]*$"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.since !== void 0) {
      let data4 = data.since;
      if (typeof data4 === "string") {
        if (func1(data4) > 10) {
          const err19 = { instancePath: instancePath + "/since", schemaPath: "listing.json#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats24.validate(data4)) {
          const err20 = { instancePath: instancePath + "/since", schemaPath: "listing.json#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/since", schemaPath: "listing.json#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.values !== void 0) {
      if (!validate110(data.values, { instancePath: instancePath + "/values", parentData: data, parentDataProperty: "values", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate109.errors = vErrors;
  return errors === 0;
}
validate109.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slug === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.records === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" }, message: "must have required property 'records'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "slug" || key0 === "records" || key0 === "signature")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err3 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern19.test(data0)) {
          const err4 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/pattern", keyword: "pattern", params: { pattern: "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$" }, message: 'must match pattern "^(?:\\.\\./)+(?:node_modules/@[a-z-]+/[a-z-]+/)?schemas/contracts/[a-z-]+\\.json$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.slug !== void 0) {
      let data1 = data.slug;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err6 = { instancePath: instancePath + "/slug", schemaPath: "listing.json#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err7 = { instancePath: instancePath + "/slug", schemaPath: "listing.json#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/slug", schemaPath: "listing.json#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.records !== void 0) {
      let data2 = data.records;
      if (Array.isArray(data2)) {
        if (data2.length > 160) {
          const err9 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/maxItems", keyword: "maxItems", params: { limit: 160 }, message: "must NOT have more than 160 items" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2.length < 1) {
          const err10 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate109(data2[i0], { instancePath: instancePath + "/records/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.signature !== void 0) {
      let data4 = data.signature;
      if (typeof data4 === "string") {
        if (func1(data4) > 86) {
          const err12 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/maxLength", keyword: "maxLength", params: { limit: 86 }, message: "must NOT have more than 86 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!pattern78.test(data4)) {
          const err13 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{86}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{86}$"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
validate108.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var validateRankWeights = validate113;
var schema293 = { "title": "UseMeasure", "enum": ["computers", "dependents", "downloads", "installs"] };
var pattern120 = new RegExp("^[\\w.-]+$", "u");
var pattern121 = new RegExp("^pkg:[a-z0-9.+/-]+/$", "u");
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.points === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" }, message: "must have required property 'points'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kept === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kept" }, message: "must have required property 'kept'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.proven === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "proven" }, message: "must have required property 'proven'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.used === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.unknown_use === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unknown_use" }, message: "must have required property 'unknown_use'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "version" || key0 === "points" || key0 === "kept" || key0 === "proven" || key0 === "used" || key0 === "unknown_use")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (func1(data0) > 50) {
          const err7 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err8 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern120.test(data0)) {
          const err9 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]+$" }, message: 'must match pattern "^[\\w.-]+$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.points !== void 0) {
      let data1 = data.points;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.kept === void 0) {
          const err11 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/required", keyword: "required", params: { missingProperty: "kept" }, message: "must have required property 'kept'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data1.proven === void 0) {
          const err12 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/required", keyword: "required", params: { missingProperty: "proven" }, message: "must have required property 'proven'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data1.used === void 0) {
          const err13 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data1.told === void 0) {
          const err14 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/required", keyword: "required", params: { missingProperty: "told" }, message: "must have required property 'told'" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "kept" || key1 === "proven" || key1 === "used" || key1 === "told")) {
            const err15 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data1.kept !== void 0) {
          let data2 = data1.kept;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err16 = { instancePath: instancePath + "/points/kept", schemaPath: "#/properties/points/properties/kept/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 100 || isNaN(data2)) {
              const err17 = { instancePath: instancePath + "/points/kept", schemaPath: "#/properties/points/properties/kept/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err18 = { instancePath: instancePath + "/points/kept", schemaPath: "#/properties/points/properties/kept/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
        if (data1.proven !== void 0) {
          let data3 = data1.proven;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err19 = { instancePath: instancePath + "/points/proven", schemaPath: "#/properties/points/properties/proven/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 100 || isNaN(data3)) {
              const err20 = { instancePath: instancePath + "/points/proven", schemaPath: "#/properties/points/properties/proven/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err21 = { instancePath: instancePath + "/points/proven", schemaPath: "#/properties/points/properties/proven/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
        }
        if (data1.used !== void 0) {
          let data4 = data1.used;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err22 = { instancePath: instancePath + "/points/used", schemaPath: "#/properties/points/properties/used/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 100 || isNaN(data4)) {
              const err23 = { instancePath: instancePath + "/points/used", schemaPath: "#/properties/points/properties/used/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err24 = { instancePath: instancePath + "/points/used", schemaPath: "#/properties/points/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
        }
        if (data1.told !== void 0) {
          let data5 = data1.told;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err25 = { instancePath: instancePath + "/points/told", schemaPath: "#/properties/points/properties/told/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 100 || isNaN(data5)) {
              const err26 = { instancePath: instancePath + "/points/told", schemaPath: "#/properties/points/properties/told/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err27 = { instancePath: instancePath + "/points/told", schemaPath: "#/properties/points/properties/told/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.kept !== void 0) {
      let data6 = data.kept;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.declared === void 0) {
          const err29 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "declared" }, message: "must have required property 'declared'" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data6.witnessed === void 0) {
          const err30 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "witnessed" }, message: "must have required property 'witnessed'" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data6.full_weeks === void 0) {
          const err31 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "full_weeks" }, message: "must have required property 'full_weeks'" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data6.full_gaps === void 0) {
          const err32 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "full_gaps" }, message: "must have required property 'full_gaps'" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data6.fading_weeks === void 0) {
          const err33 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "fading_weeks" }, message: "must have required property 'fading_weeks'" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data6.relied_on === void 0) {
          const err34 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "relied_on" }, message: "must have required property 'relied_on'" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data6.per_use === void 0) {
          const err35 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/required", keyword: "required", params: { missingProperty: "per_use" }, message: "must have required property 'per_use'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        for (const key2 in data6) {
          if (!(key2 === "declared" || key2 === "witnessed" || key2 === "full_weeks" || key2 === "full_gaps" || key2 === "fading_weeks" || key2 === "relied_on" || key2 === "per_use")) {
            const err36 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data6.declared !== void 0) {
          let data7 = data6.declared;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err37 = { instancePath: instancePath + "/kept/declared", schemaPath: "#/properties/kept/properties/declared/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 100 || isNaN(data7)) {
              const err38 = { instancePath: instancePath + "/kept/declared", schemaPath: "#/properties/kept/properties/declared/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err39 = { instancePath: instancePath + "/kept/declared", schemaPath: "#/properties/kept/properties/declared/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          }
        }
        if (data6.witnessed !== void 0) {
          let data8 = data6.witnessed;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err40 = { instancePath: instancePath + "/kept/witnessed", schemaPath: "#/properties/kept/properties/witnessed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 100 || isNaN(data8)) {
              const err41 = { instancePath: instancePath + "/kept/witnessed", schemaPath: "#/properties/kept/properties/witnessed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data8 < 0 || isNaN(data8)) {
              const err42 = { instancePath: instancePath + "/kept/witnessed", schemaPath: "#/properties/kept/properties/witnessed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
        if (data6.full_weeks !== void 0) {
          let data9 = data6.full_weeks;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err43 = { instancePath: instancePath + "/kept/full_weeks", schemaPath: "#/properties/kept/properties/full_weeks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 520 || isNaN(data9)) {
              const err44 = { instancePath: instancePath + "/kept/full_weeks", schemaPath: "#/properties/kept/properties/full_weeks/maximum", keyword: "maximum", params: { comparison: "<=", limit: 520 }, message: "must be <= 520" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (data9 < 1 || isNaN(data9)) {
              const err45 = { instancePath: instancePath + "/kept/full_weeks", schemaPath: "#/properties/kept/properties/full_weeks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          }
        }
        if (data6.full_gaps !== void 0) {
          let data10 = data6.full_gaps;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            const err46 = { instancePath: instancePath + "/kept/full_gaps", schemaPath: "#/properties/kept/properties/full_gaps/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 20 || isNaN(data10)) {
              const err47 = { instancePath: instancePath + "/kept/full_gaps", schemaPath: "#/properties/kept/properties/full_gaps/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              const err48 = { instancePath: instancePath + "/kept/full_gaps", schemaPath: "#/properties/kept/properties/full_gaps/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          }
        }
        if (data6.fading_weeks !== void 0) {
          let data11 = data6.fading_weeks;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err49 = { instancePath: instancePath + "/kept/fading_weeks", schemaPath: "#/properties/kept/properties/fading_weeks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 520 || isNaN(data11)) {
              const err50 = { instancePath: instancePath + "/kept/fading_weeks", schemaPath: "#/properties/kept/properties/fading_weeks/maximum", keyword: "maximum", params: { comparison: "<=", limit: 520 }, message: "must be <= 520" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            if (data11 < 1 || isNaN(data11)) {
              const err51 = { instancePath: instancePath + "/kept/fading_weeks", schemaPath: "#/properties/kept/properties/fading_weeks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          }
        }
        if (data6.relied_on !== void 0) {
          let data12 = data6.relied_on;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err52 = { instancePath: instancePath + "/kept/relied_on", schemaPath: "#/properties/kept/properties/relied_on/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 100 || isNaN(data12)) {
              const err53 = { instancePath: instancePath + "/kept/relied_on", schemaPath: "#/properties/kept/properties/relied_on/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            if (data12 < 1 || isNaN(data12)) {
              const err54 = { instancePath: instancePath + "/kept/relied_on", schemaPath: "#/properties/kept/properties/relied_on/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          }
        }
        if (data6.per_use !== void 0) {
          let data13 = data6.per_use;
          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
            const err55 = { instancePath: instancePath + "/kept/per_use", schemaPath: "#/properties/kept/properties/per_use/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 10 || isNaN(data13)) {
              const err56 = { instancePath: instancePath + "/kept/per_use", schemaPath: "#/properties/kept/properties/per_use/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err57 = { instancePath: instancePath + "/kept/per_use", schemaPath: "#/properties/kept/properties/per_use/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          }
        }
      } else {
        const err58 = { instancePath: instancePath + "/kept", schemaPath: "#/properties/kept/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.proven !== void 0) {
      let data14 = data.proven;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.domain_proved === void 0) {
          const err59 = { instancePath: instancePath + "/proven", schemaPath: "#/properties/proven/required", keyword: "required", params: { missingProperty: "domain_proved" }, message: "must have required property 'domain_proved'" };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (data14.hash_recomputed === void 0) {
          const err60 = { instancePath: instancePath + "/proven", schemaPath: "#/properties/proven/required", keyword: "required", params: { missingProperty: "hash_recomputed" }, message: "must have required property 'hash_recomputed'" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        if (data14.signature_verified === void 0) {
          const err61 = { instancePath: instancePath + "/proven", schemaPath: "#/properties/proven/required", keyword: "required", params: { missingProperty: "signature_verified" }, message: "must have required property 'signature_verified'" };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        if (data14.homepage_secure === void 0) {
          const err62 = { instancePath: instancePath + "/proven", schemaPath: "#/properties/proven/required", keyword: "required", params: { missingProperty: "homepage_secure" }, message: "must have required property 'homepage_secure'" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (data14.documents_checked === void 0) {
          const err63 = { instancePath: instancePath + "/proven", schemaPath: "#/properties/proven/required", keyword: "required", params: { missingProperty: "documents_checked" }, message: "must have required property 'documents_checked'" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "domain_proved" || key3 === "hash_recomputed" || key3 === "signature_verified" || key3 === "homepage_secure" || key3 === "documents_checked")) {
            const err64 = { instancePath: instancePath + "/proven", schemaPath: "#/properties/proven/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data14.domain_proved !== void 0) {
          let data15 = data14.domain_proved;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err65 = { instancePath: instancePath + "/proven/domain_proved", schemaPath: "#/properties/proven/properties/domain_proved/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 100 || isNaN(data15)) {
              const err66 = { instancePath: instancePath + "/proven/domain_proved", schemaPath: "#/properties/proven/properties/domain_proved/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err67 = { instancePath: instancePath + "/proven/domain_proved", schemaPath: "#/properties/proven/properties/domain_proved/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
        }
        if (data14.hash_recomputed !== void 0) {
          let data16 = data14.hash_recomputed;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            const err68 = { instancePath: instancePath + "/proven/hash_recomputed", schemaPath: "#/properties/proven/properties/hash_recomputed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 100 || isNaN(data16)) {
              const err69 = { instancePath: instancePath + "/proven/hash_recomputed", schemaPath: "#/properties/proven/properties/hash_recomputed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err69];
              } else {
                vErrors.push(err69);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err70 = { instancePath: instancePath + "/proven/hash_recomputed", schemaPath: "#/properties/proven/properties/hash_recomputed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
          }
        }
        if (data14.signature_verified !== void 0) {
          let data17 = data14.signature_verified;
          if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
            const err71 = { instancePath: instancePath + "/proven/signature_verified", schemaPath: "#/properties/proven/properties/signature_verified/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 100 || isNaN(data17)) {
              const err72 = { instancePath: instancePath + "/proven/signature_verified", schemaPath: "#/properties/proven/properties/signature_verified/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
            if (data17 < 0 || isNaN(data17)) {
              const err73 = { instancePath: instancePath + "/proven/signature_verified", schemaPath: "#/properties/proven/properties/signature_verified/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          }
        }
        if (data14.homepage_secure !== void 0) {
          let data18 = data14.homepage_secure;
          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
            const err74 = { instancePath: instancePath + "/proven/homepage_secure", schemaPath: "#/properties/proven/properties/homepage_secure/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 100 || isNaN(data18)) {
              const err75 = { instancePath: instancePath + "/proven/homepage_secure", schemaPath: "#/properties/proven/properties/homepage_secure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            if (data18 < 0 || isNaN(data18)) {
              const err76 = { instancePath: instancePath + "/proven/homepage_secure", schemaPath: "#/properties/proven/properties/homepage_secure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          }
        }
        if (data14.documents_checked !== void 0) {
          let data19 = data14.documents_checked;
          if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
            const err77 = { instancePath: instancePath + "/proven/documents_checked", schemaPath: "#/properties/proven/properties/documents_checked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 100 || isNaN(data19)) {
              const err78 = { instancePath: instancePath + "/proven/documents_checked", schemaPath: "#/properties/proven/properties/documents_checked/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
            if (data19 < 0 || isNaN(data19)) {
              const err79 = { instancePath: instancePath + "/proven/documents_checked", schemaPath: "#/properties/proven/properties/documents_checked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          }
        }
      } else {
        const err80 = { instancePath: instancePath + "/proven", schemaPath: "#/properties/proven/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
    if (data.used !== void 0) {
      let data20 = data.used;
      if (Array.isArray(data20)) {
        if (data20.length > 40) {
          const err81 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items" };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
        if (data20.length < 1) {
          const err82 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        const len0 = data20.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data21 = data20[i0];
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.measure === void 0) {
              const err83 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/required", keyword: "required", params: { missingProperty: "measure" }, message: "must have required property 'measure'" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
            if (data21.witness === void 0) {
              const err84 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/required", keyword: "required", params: { missingProperty: "witness" }, message: "must have required property 'witness'" };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
            if (data21.packages === void 0) {
              const err85 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/required", keyword: "required", params: { missingProperty: "packages" }, message: "must have required property 'packages'" };
              if (vErrors === null) {
                vErrors = [err85];
              } else {
                vErrors.push(err85);
              }
              errors++;
            }
            if (data21.days === void 0) {
              const err86 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/required", keyword: "required", params: { missingProperty: "days" }, message: "must have required property 'days'" };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
            if (data21.ceiling === void 0) {
              const err87 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/required", keyword: "required", params: { missingProperty: "ceiling" }, message: "must have required property 'ceiling'" };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
            if (data21.none === void 0) {
              const err88 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/required", keyword: "required", params: { missingProperty: "none" }, message: "must have required property 'none'" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
            if (data21.full === void 0) {
              const err89 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/required", keyword: "required", params: { missingProperty: "full" }, message: "must have required property 'full'" };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
            if (data21.distribution === void 0) {
              const err90 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/required", keyword: "required", params: { missingProperty: "distribution" }, message: "must have required property 'distribution'" };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
            for (const key4 in data21) {
              if (!(key4 === "measure" || key4 === "witness" || key4 === "packages" || key4 === "days" || key4 === "ceiling" || key4 === "none" || key4 === "full" || key4 === "distribution")) {
                const err91 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
            }
            if (data21.measure !== void 0) {
              let data22 = data21.measure;
              if (!(data22 === "computers" || data22 === "dependents" || data22 === "downloads" || data22 === "installs")) {
                const err92 = { instancePath: instancePath + "/used/" + i0 + "/measure", schemaPath: "#/$defs/measure/enum", keyword: "enum", params: { allowedValues: schema293.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err92];
                } else {
                  vErrors.push(err92);
                }
                errors++;
              }
            }
            if (data21.witness !== void 0) {
              let data23 = data21.witness;
              if (!(data23 === "alive" || data23 === "crates-io" || data23 === "debian-popcon" || data23 === "docker-hub" || data23 === "download" || data23 === "flathub" || data23 === "github-releases" || data23 === "homebrew" || data23 === "homepage" || data23 === "npm" || data23 === "osv" || data23 === "security-documents" || data23 === "users")) {
                const err93 = { instancePath: instancePath + "/used/" + i0 + "/witness", schemaPath: "evidence.json#/$defs/witness/enum", keyword: "enum", params: { allowedValues: schema283.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err93];
                } else {
                  vErrors.push(err93);
                }
                errors++;
              }
            }
            if (data21.packages !== void 0) {
              let data24 = data21.packages;
              if (typeof data24 === "string") {
                if (func1(data24) > 100) {
                  const err94 = { instancePath: instancePath + "/used/" + i0 + "/packages", schemaPath: "#/properties/used/items/properties/packages/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err94];
                  } else {
                    vErrors.push(err94);
                  }
                  errors++;
                }
                if (func1(data24) < 5) {
                  const err95 = { instancePath: instancePath + "/used/" + i0 + "/packages", schemaPath: "#/properties/used/items/properties/packages/minLength", keyword: "minLength", params: { limit: 5 }, message: "must NOT have fewer than 5 characters" };
                  if (vErrors === null) {
                    vErrors = [err95];
                  } else {
                    vErrors.push(err95);
                  }
                  errors++;
                }
                if (!pattern121.test(data24)) {
                  const err96 = { instancePath: instancePath + "/used/" + i0 + "/packages", schemaPath: "#/properties/used/items/properties/packages/pattern", keyword: "pattern", params: { pattern: "^pkg:[a-z0-9.+/-]+/$" }, message: 'must match pattern "^pkg:[a-z0-9.+/-]+/$"' };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
              } else {
                const err97 = { instancePath: instancePath + "/used/" + i0 + "/packages", schemaPath: "#/properties/used/items/properties/packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err97];
                } else {
                  vErrors.push(err97);
                }
                errors++;
              }
            }
            if (data21.days !== void 0) {
              let data25 = data21.days;
              if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                const err98 = { instancePath: instancePath + "/used/" + i0 + "/days", schemaPath: "#/properties/used/items/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
              if (typeof data25 == "number" && isFinite(data25)) {
                if (data25 > 366 || isNaN(data25)) {
                  const err99 = { instancePath: instancePath + "/used/" + i0 + "/days", schemaPath: "#/properties/used/items/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 }, message: "must be <= 366" };
                  if (vErrors === null) {
                    vErrors = [err99];
                  } else {
                    vErrors.push(err99);
                  }
                  errors++;
                }
                if (data25 < 1 || isNaN(data25)) {
                  const err100 = { instancePath: instancePath + "/used/" + i0 + "/days", schemaPath: "#/properties/used/items/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err100];
                  } else {
                    vErrors.push(err100);
                  }
                  errors++;
                }
              }
            }
            if (data21.ceiling !== void 0) {
              let data26 = data21.ceiling;
              if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                const err101 = { instancePath: instancePath + "/used/" + i0 + "/ceiling", schemaPath: "#/properties/used/items/properties/ceiling/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
              if (typeof data26 == "number" && isFinite(data26)) {
                if (data26 > 100 || isNaN(data26)) {
                  const err102 = { instancePath: instancePath + "/used/" + i0 + "/ceiling", schemaPath: "#/properties/used/items/properties/ceiling/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err102];
                  } else {
                    vErrors.push(err102);
                  }
                  errors++;
                }
                if (data26 < 1 || isNaN(data26)) {
                  const err103 = { instancePath: instancePath + "/used/" + i0 + "/ceiling", schemaPath: "#/properties/used/items/properties/ceiling/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err103];
                  } else {
                    vErrors.push(err103);
                  }
                  errors++;
                }
              }
            }
            if (data21.none !== void 0) {
              let data27 = data21.none;
              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                const err104 = { instancePath: instancePath + "/used/" + i0 + "/none", schemaPath: "#/properties/used/items/properties/none/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err104];
                } else {
                  vErrors.push(err104);
                }
                errors++;
              }
              if (typeof data27 == "number" && isFinite(data27)) {
                if (data27 > 9007199254740991 || isNaN(data27)) {
                  const err105 = { instancePath: instancePath + "/used/" + i0 + "/none", schemaPath: "#/properties/used/items/properties/none/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                  if (vErrors === null) {
                    vErrors = [err105];
                  } else {
                    vErrors.push(err105);
                  }
                  errors++;
                }
                if (data27 < 1 || isNaN(data27)) {
                  const err106 = { instancePath: instancePath + "/used/" + i0 + "/none", schemaPath: "#/properties/used/items/properties/none/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err106];
                  } else {
                    vErrors.push(err106);
                  }
                  errors++;
                }
              }
            }
            if (data21.full !== void 0) {
              let data28 = data21.full;
              if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                const err107 = { instancePath: instancePath + "/used/" + i0 + "/full", schemaPath: "#/properties/used/items/properties/full/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err107];
                } else {
                  vErrors.push(err107);
                }
                errors++;
              }
              if (typeof data28 == "number" && isFinite(data28)) {
                if (data28 > 9007199254740991 || isNaN(data28)) {
                  const err108 = { instancePath: instancePath + "/used/" + i0 + "/full", schemaPath: "#/properties/used/items/properties/full/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                  if (vErrors === null) {
                    vErrors = [err108];
                  } else {
                    vErrors.push(err108);
                  }
                  errors++;
                }
                if (data28 < 2 || isNaN(data28)) {
                  const err109 = { instancePath: instancePath + "/used/" + i0 + "/full", schemaPath: "#/properties/used/items/properties/full/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" };
                  if (vErrors === null) {
                    vErrors = [err109];
                  } else {
                    vErrors.push(err109);
                  }
                  errors++;
                }
              }
            }
            if (data21.distribution !== void 0) {
              let data29 = data21.distribution;
              if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                if (data29.source === void 0) {
                  const err110 = { instancePath: instancePath + "/used/" + i0 + "/distribution", schemaPath: "#/properties/used/items/properties/distribution/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
                  if (vErrors === null) {
                    vErrors = [err110];
                  } else {
                    vErrors.push(err110);
                  }
                  errors++;
                }
                if (data29.on === void 0) {
                  const err111 = { instancePath: instancePath + "/used/" + i0 + "/distribution", schemaPath: "#/properties/used/items/properties/distribution/required", keyword: "required", params: { missingProperty: "on" }, message: "must have required property 'on'" };
                  if (vErrors === null) {
                    vErrors = [err111];
                  } else {
                    vErrors.push(err111);
                  }
                  errors++;
                }
                if (data29.entries === void 0) {
                  const err112 = { instancePath: instancePath + "/used/" + i0 + "/distribution", schemaPath: "#/properties/used/items/properties/distribution/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
                  if (vErrors === null) {
                    vErrors = [err112];
                  } else {
                    vErrors.push(err112);
                  }
                  errors++;
                }
                if (data29.places === void 0) {
                  const err113 = { instancePath: instancePath + "/used/" + i0 + "/distribution", schemaPath: "#/properties/used/items/properties/distribution/required", keyword: "required", params: { missingProperty: "places" }, message: "must have required property 'places'" };
                  if (vErrors === null) {
                    vErrors = [err113];
                  } else {
                    vErrors.push(err113);
                  }
                  errors++;
                }
                for (const key5 in data29) {
                  if (!(key5 === "source" || key5 === "on" || key5 === "entries" || key5 === "places")) {
                    const err114 = { instancePath: instancePath + "/used/" + i0 + "/distribution", schemaPath: "#/properties/used/items/properties/distribution/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err114];
                    } else {
                      vErrors.push(err114);
                    }
                    errors++;
                  }
                }
                if (data29.source !== void 0) {
                  let data30 = data29.source;
                  if (typeof data30 === "string") {
                    if (func1(data30) > 300) {
                      const err115 = { instancePath: instancePath + "/used/" + i0 + "/distribution/source", schemaPath: "#/properties/used/items/properties/distribution/properties/source/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                      if (vErrors === null) {
                        vErrors = [err115];
                      } else {
                        vErrors.push(err115);
                      }
                      errors++;
                    }
                    if (func1(data30) < 1) {
                      const err116 = { instancePath: instancePath + "/used/" + i0 + "/distribution/source", schemaPath: "#/properties/used/items/properties/distribution/properties/source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err116];
                      } else {
                        vErrors.push(err116);
                      }
                      errors++;
                    }
                  } else {
                    const err117 = { instancePath: instancePath + "/used/" + i0 + "/distribution/source", schemaPath: "#/properties/used/items/properties/distribution/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err117];
                    } else {
                      vErrors.push(err117);
                    }
                    errors++;
                  }
                }
                if (data29.on !== void 0) {
                  let data31 = data29.on;
                  if (typeof data31 === "string") {
                    if (func1(data31) > 10) {
                      const err118 = { instancePath: instancePath + "/used/" + i0 + "/distribution/on", schemaPath: "listing.json#/$defs/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                      if (vErrors === null) {
                        vErrors = [err118];
                      } else {
                        vErrors.push(err118);
                      }
                      errors++;
                    }
                    if (!formats24.validate(data31)) {
                      const err119 = { instancePath: instancePath + "/used/" + i0 + "/distribution/on", schemaPath: "listing.json#/$defs/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
                      if (vErrors === null) {
                        vErrors = [err119];
                      } else {
                        vErrors.push(err119);
                      }
                      errors++;
                    }
                  } else {
                    const err120 = { instancePath: instancePath + "/used/" + i0 + "/distribution/on", schemaPath: "listing.json#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err120];
                    } else {
                      vErrors.push(err120);
                    }
                    errors++;
                  }
                }
                if (data29.entries !== void 0) {
                  let data32 = data29.entries;
                  if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                    const err121 = { instancePath: instancePath + "/used/" + i0 + "/distribution/entries", schemaPath: "#/properties/used/items/properties/distribution/properties/entries/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err121];
                    } else {
                      vErrors.push(err121);
                    }
                    errors++;
                  }
                  if (typeof data32 == "number" && isFinite(data32)) {
                    if (data32 > 9007199254740991 || isNaN(data32)) {
                      const err122 = { instancePath: instancePath + "/used/" + i0 + "/distribution/entries", schemaPath: "#/properties/used/items/properties/distribution/properties/entries/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                      if (vErrors === null) {
                        vErrors = [err122];
                      } else {
                        vErrors.push(err122);
                      }
                      errors++;
                    }
                    if (data32 < 2 || isNaN(data32)) {
                      const err123 = { instancePath: instancePath + "/used/" + i0 + "/distribution/entries", schemaPath: "#/properties/used/items/properties/distribution/properties/entries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" };
                      if (vErrors === null) {
                        vErrors = [err123];
                      } else {
                        vErrors.push(err123);
                      }
                      errors++;
                    }
                  }
                }
                if (data29.places !== void 0) {
                  let data33 = data29.places;
                  if (Array.isArray(data33)) {
                    if (data33.length > 60) {
                      const err124 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places", schemaPath: "#/properties/used/items/properties/distribution/properties/places/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items" };
                      if (vErrors === null) {
                        vErrors = [err124];
                      } else {
                        vErrors.push(err124);
                      }
                      errors++;
                    }
                    if (data33.length < 1) {
                      const err125 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places", schemaPath: "#/properties/used/items/properties/distribution/properties/places/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                      if (vErrors === null) {
                        vErrors = [err125];
                      } else {
                        vErrors.push(err125);
                      }
                      errors++;
                    }
                    const len1 = data33.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data34 = data33[i1];
                      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                        if (data34.count === void 0) {
                          const err126 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1, schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
                          if (vErrors === null) {
                            vErrors = [err126];
                          } else {
                            vErrors.push(err126);
                          }
                          errors++;
                        }
                        if (data34.place === void 0) {
                          const err127 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1, schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/required", keyword: "required", params: { missingProperty: "place" }, message: "must have required property 'place'" };
                          if (vErrors === null) {
                            vErrors = [err127];
                          } else {
                            vErrors.push(err127);
                          }
                          errors++;
                        }
                        for (const key6 in data34) {
                          if (!(key6 === "count" || key6 === "place")) {
                            const err128 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1, schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                            if (vErrors === null) {
                              vErrors = [err128];
                            } else {
                              vErrors.push(err128);
                            }
                            errors++;
                          }
                        }
                        if (data34.count !== void 0) {
                          let data35 = data34.count;
                          if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
                            const err129 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1 + "/count", schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err129];
                            } else {
                              vErrors.push(err129);
                            }
                            errors++;
                          }
                          if (typeof data35 == "number" && isFinite(data35)) {
                            if (data35 > 9007199254740991 || isNaN(data35)) {
                              const err130 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1 + "/count", schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                              if (vErrors === null) {
                                vErrors = [err130];
                              } else {
                                vErrors.push(err130);
                              }
                              errors++;
                            }
                            if (data35 < 1 || isNaN(data35)) {
                              const err131 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1 + "/count", schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err131];
                              } else {
                                vErrors.push(err131);
                              }
                              errors++;
                            }
                          }
                        }
                        if (data34.place !== void 0) {
                          let data36 = data34.place;
                          if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                            const err132 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1 + "/place", schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/properties/place/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err132];
                            } else {
                              vErrors.push(err132);
                            }
                            errors++;
                          }
                          if (typeof data36 == "number" && isFinite(data36)) {
                            if (data36 > 9007199254740991 || isNaN(data36)) {
                              const err133 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1 + "/place", schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/properties/place/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                              if (vErrors === null) {
                                vErrors = [err133];
                              } else {
                                vErrors.push(err133);
                              }
                              errors++;
                            }
                            if (data36 < 1 || isNaN(data36)) {
                              const err134 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1 + "/place", schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/properties/place/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err134];
                              } else {
                                vErrors.push(err134);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err135 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places/" + i1, schemaPath: "#/properties/used/items/properties/distribution/properties/places/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err135];
                        } else {
                          vErrors.push(err135);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err136 = { instancePath: instancePath + "/used/" + i0 + "/distribution/places", schemaPath: "#/properties/used/items/properties/distribution/properties/places/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err136];
                    } else {
                      vErrors.push(err136);
                    }
                    errors++;
                  }
                }
              } else {
                const err137 = { instancePath: instancePath + "/used/" + i0 + "/distribution", schemaPath: "#/properties/used/items/properties/distribution/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err137];
                } else {
                  vErrors.push(err137);
                }
                errors++;
              }
            }
          } else {
            const err138 = { instancePath: instancePath + "/used/" + i0, schemaPath: "#/properties/used/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err138];
            } else {
              vErrors.push(err138);
            }
            errors++;
          }
        }
      } else {
        const err139 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err139];
        } else {
          vErrors.push(err139);
        }
        errors++;
      }
    }
    if (data.unknown_use !== void 0) {
      let data37 = data.unknown_use;
      if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
        if (data37.points === void 0) {
          const err140 = { instancePath: instancePath + "/unknown_use", schemaPath: "#/properties/unknown_use/required", keyword: "required", params: { missingProperty: "points" }, message: "must have required property 'points'" };
          if (vErrors === null) {
            vErrors = [err140];
          } else {
            vErrors.push(err140);
          }
          errors++;
        }
        if (data37.attested_by === void 0) {
          const err141 = { instancePath: instancePath + "/unknown_use", schemaPath: "#/properties/unknown_use/required", keyword: "required", params: { missingProperty: "attested_by" }, message: "must have required property 'attested_by'" };
          if (vErrors === null) {
            vErrors = [err141];
          } else {
            vErrors.push(err141);
          }
          errors++;
        }
        for (const key7 in data37) {
          if (!(key7 === "points" || key7 === "attested_by")) {
            const err142 = { instancePath: instancePath + "/unknown_use", schemaPath: "#/properties/unknown_use/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err142];
            } else {
              vErrors.push(err142);
            }
            errors++;
          }
        }
        if (data37.points !== void 0) {
          let data38 = data37.points;
          if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
            const err143 = { instancePath: instancePath + "/unknown_use/points", schemaPath: "#/properties/unknown_use/properties/points/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err143];
            } else {
              vErrors.push(err143);
            }
            errors++;
          }
          if (typeof data38 == "number" && isFinite(data38)) {
            if (data38 > 100 || isNaN(data38)) {
              const err144 = { instancePath: instancePath + "/unknown_use/points", schemaPath: "#/properties/unknown_use/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err144];
              } else {
                vErrors.push(err144);
              }
              errors++;
            }
            if (data38 < 0 || isNaN(data38)) {
              const err145 = { instancePath: instancePath + "/unknown_use/points", schemaPath: "#/properties/unknown_use/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err145];
              } else {
                vErrors.push(err145);
              }
              errors++;
            }
          }
        }
        if (data37.attested_by !== void 0) {
          let data39 = data37.attested_by;
          if (Array.isArray(data39)) {
            if (data39.length > 10) {
              const err146 = { instancePath: instancePath + "/unknown_use/attested_by", schemaPath: "#/properties/unknown_use/properties/attested_by/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
              if (vErrors === null) {
                vErrors = [err146];
              } else {
                vErrors.push(err146);
              }
              errors++;
            }
            const len2 = data39.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data40 = data39[i2];
              if (!(data40 === "alive" || data40 === "crates-io" || data40 === "debian-popcon" || data40 === "docker-hub" || data40 === "download" || data40 === "flathub" || data40 === "github-releases" || data40 === "homebrew" || data40 === "homepage" || data40 === "npm" || data40 === "osv" || data40 === "security-documents" || data40 === "users")) {
                const err147 = { instancePath: instancePath + "/unknown_use/attested_by/" + i2, schemaPath: "evidence.json#/$defs/witness/enum", keyword: "enum", params: { allowedValues: schema283.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err147];
                } else {
                  vErrors.push(err147);
                }
                errors++;
              }
            }
            let i3 = data39.length;
            let j0;
            if (i3 > 1) {
              outer0:
                for (; i3--; ) {
                  for (j0 = i3; j0--; ) {
                    if (func0(data39[i3], data39[j0])) {
                      const err148 = { instancePath: instancePath + "/unknown_use/attested_by", schemaPath: "#/properties/unknown_use/properties/attested_by/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" };
                      if (vErrors === null) {
                        vErrors = [err148];
                      } else {
                        vErrors.push(err148);
                      }
                      errors++;
                      break outer0;
                    }
                  }
                }
            }
          } else {
            const err149 = { instancePath: instancePath + "/unknown_use/attested_by", schemaPath: "#/properties/unknown_use/properties/attested_by/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err149];
            } else {
              vErrors.push(err149);
            }
            errors++;
          }
        }
      } else {
        const err150 = { instancePath: instancePath + "/unknown_use", schemaPath: "#/properties/unknown_use/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
    }
  } else {
    const err151 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err151];
    } else {
      vErrors.push(err151);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
validate113.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  validateAdmission,
  validateCategories,
  validateEvidence,
  validateFeedPointer,
  validateLedgerRecord,
  validateListing,
  validateManifest,
  validatePad,
  validateQueue,
  validateRankSnapshotLine,
  validateRankWeights,
  validateSettings
};
