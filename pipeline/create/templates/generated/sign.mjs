// Generated from pipeline/cli/sign.ts by `npm run generate`. Do not edit. It imports nothing but Node.

// pipeline/cli/sign.ts
import { readFileSync as readFileSync2 } from "node:fs";

// pipeline/publish/signing/sign-archive.ts
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// schemas/contracts/addresses.ts
var API = "/api/v1";
var OBJECTS = `${API}/_objects`;
var files = {
  rankTable: `${API}/_rank.json`,
  /** Places by month of all listings whose slug begins so. */
  rankHistory: (slug) => `${API}/_rank-history/${slug.slice(0, 2)}.json`,
  /** Which listings are like which: one table for all listings whose slug begins so. */
  related: (slug) => `${API}/_related/${slug.slice(0, 2)}.json`,
  /** Which listings a package or repository belongs to: one table for all whose own name begins so. */
  named: (name) => {
    const own = name.slice(name.lastIndexOf("/") + 1).toLowerCase();
    return `${API}/_named/${own.replaceAll(/[^a-z0-9]/g, "").slice(0, 2) || "-"}.json`;
  },
  /** Publishers that have a page. */
  publishers: `${API}/_publishers.json`,
  /** What pages and worker need of the operator's settings. */
  settings: `${API}/_settings.json`,
  /** What the operator has set for the frame of the pages; not there while nothing is set. */
  operator: `${API}/_operator.json`,
  /** How the review stands; not there while the operator keeps it to himself. */
  moderation: `${API}/moderation.json`,
  /** What the operator asks of a listing; not there while nothing is asked. */
  admission: `${API}/_admission.json`,
  logo: (type) => `/logo.${type}`,
  /** Among the files that browsers may keep for ever: it has another name with other content. */
  accent: (digest2) => `/_assets/accent.${digest2}.css`,
  /** What became of slugs that are published no more. */
  departed: `${API}/_departed.json`,
  /** Which files of listings are in an object store; one table for all listings whose slug begins so. */
  objects: (slug) => `${OBJECTS}/${slug.slice(0, 2)}.json`,
  buildManifest: `${API}/_build.json`,
  folderManifest: (folder2) => `${API}/_build/${folder2}.json`,
  categories: `${API}/categories.json`,
  /** The vocabulary itself, with the other words that publishers use. */
  vocabulary: `${API}/_vocabulary.json`,
  /** What was published, updated, renamed and withdrawn. */
  changes: `${API}/changes.json`,
  lifecycle: `${API}/lifecycle.json`,
  listing: (slug) => `${API}/software/${slug}.json`,
  listingManifest: (slug) => `${API}/software/${slug}/manifest.json`,
  listingRank: (slug) => `${API}/software/${slug}/rank.json`,
  publiccode: (slug) => `/software/${slug}/publiccode.yml`,
  /** Listings as other catalogs of the public sector harvest them, {@link HARVEST_PAGE} in each file. */
  harvest: (page) => page === 1 ? "/v1/software.json" : `/v1/software/_page/${page}.json`,
  /** When each of them came in, for the worker. */
  harvestTable: `${API}/_harvest.json`,
  badge: (slug) => `/badges/${slug}.svg`,
  /** One pre-rendered page of {@link DEFAULT_PER_PAGE} entries. */
  listPage: (category, page) => {
    if (category !== void 0) return `${API}/software/_category/${category}/${page}.json`;
    return page === 1 ? `${API}/software.json` : `${API}/software/_page/${page}.json`;
  },
  /** News beside the page they are about: of everything, of a category, of a listing. @param page its path */
  news: (page, format) => `${page}news.${format}`,
  /** Images for where a link is shared: of a listing, and of a category and the catalog in each language. */
  listingPreview: (slug) => `/previews/software/${slug}.png`,
  categoryPreview: (language, slug) => `/previews/categories/${slug}.${language}.png`,
  homePreview: (language) => `/previews/home.${language}.png`,
  /** A picture of a product, named by the digest of its bytes. */
  picture: (sha2562) => `/pictures/${sha2562.slice(0, 2)}/${sha2562}.webp`,
  /** What the search page reads, where it does not ask the API: the index of Pagefind, and a table beside it. */
  searchIndex: (name) => `/_search/${name}`,
  /** Headline figures. */
  statistics: `${API}/statistics.json`,
  /** What can be downloaded as a whole, and what of it there is. */
  exports: `${API}/exports.json`,
  export: (name) => `${API}/exports/${name}`,
  /** The operator's signature of the build manifest. It depends on what was live before, unlike the build. */
  buildSignature: `${API}/_build.sig.json`,
  manifest: "/.well-known/catalog.json",
  /** Description of the API, as the host has it. */
  openapi: "/openapi.json",
  /** Leads programs to that description. */
  apiCatalog: "/.well-known/api-catalog",
  /** Whom to tell of a hole; not there where the operator has named no contact. */
  securityText: "/.well-known/security.txt",
  manifestSchema: "/schemas/catalog-2.0.json",
  padSchema: "/schemas/pad-2.0.json"
};

// pipeline/build/writer/file-digest.ts
import { createHash } from "node:crypto";
import { closeSync, constants, openSync, readSync } from "node:fs";

// pipeline/repo/text/sha256.ts
import { hash } from "node:crypto";
var sha256 = (bytes) => hash("sha256", bytes);

// pipeline/build/writer/file-digest.ts
var CHUNK = Buffer.allocUnsafeSlow(1 << 18);
var READ_NO_SYMLINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
function digestOfFile(path) {
  const digest2 = createHash("sha256");
  const file = openSync(path, READ_NO_SYMLINK);
  let size = 0;
  try {
    for (let read = readSync(file, CHUNK); read > 0; read = readSync(file, CHUNK)) {
      digest2.update(CHUNK.subarray(0, read));
      size += read;
    }
  } finally {
    closeSync(file);
  }
  return { sha256: digest2.digest("hex"), size };
}

// pipeline/repo/keys/ed25519.ts
import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
function readPrivateKey(pem2) {
  const key = tryTo(() => createPrivateKey(pem2));
  return key?.asymmetricKeyType === "ed25519" ? key : void 0;
}
function publicHalf(privateKey) {
  return createPublicKey(privateKey).export({ format: "jwk" }).x ?? "";
}
function tryTo(act) {
  try {
    return act();
  } catch {
    return void 0;
  }
}

// pipeline/repo/keys/jws.ts
import { createHash as createHash2, sign, verify } from "node:crypto";
function signJws(payload, privateKey) {
  const header = { alg: "EdDSA", kid: keyId(publicHalf(privateKey)) };
  const signed = { protected: encode(JSON.stringify(header)), payload: encode(JSON.stringify(payload)) };
  return { ...signed, signature: sign(null, signingInput(signed), privateKey).toString("base64url") };
}
function keyId(publicKey) {
  const members = JSON.stringify({ crv: "Ed25519", kty: "OKP", x: publicKey });
  return createHash2("sha256").update(members).digest("base64url");
}
var encode = (text) => Buffer.from(text).toString("base64url");
var signingInput = ({ protected: header, payload }) => Buffer.from(`${header}.${payload}`);

// pipeline/publish/signing/archive-names.ts
var HANDED = {
  request: "to-sign.json",
  output: "output.tar",
  /** The same with its signature, as GitHub Pages wants it called. */
  signed: "artifact.tar",
  kept: "kept.tar"
};
var CACHE_SIGNATURE = "kept.sig.json";
var LAST_SIGNATURE = "last.sig.json";

// pipeline/publish/signing/sign-archive.ts
var LONGEST_MS = 15 * 864e5;
function signHanded({ folder: folder2, digest: digest2, settings, pem: pem2, now }) {
  const bytes = readFileSync(join(folder2, HANDED.request));
  if (sha256(bytes) !== digest2) throw new Error(`${HANDED.request} is not the one that the job \`build\` has written.`);
  const request = JSON.parse(bytes.toString("utf8"));
  if (digestOfFile(join(folder2, HANDED.output)).sha256 !== request.output_sha256)
    throw new Error(`${HANDED.output} is not the one that the job \`build\` has written.`);
  const handOn = () => renameSync(join(folder2, HANDED.output), join(folder2, HANDED.signed));
  if (settings.signing_key === void 0 && !pem2) {
    handOn();
    return "This catalog signs nothing.";
  }
  const key = readPrivateKey(pem2 ?? "");
  if (key === void 0 || publicHalf(key) !== settings.signing_key)
    throw new Error("CATALOG_SIGNING_KEY is not the key whose public half is signing_key in data/catalog.json.");
  const { build, kept_sha256 } = request;
  if (build === null || build.base_url !== settings.base_url || build.keys[0] !== settings.signing_key)
    throw new Error("What is to be signed is of another catalog, or under other keys.");
  if (!(Date.parse(build.expires) - now.getTime() < LONGEST_MS))
    throw new Error("What is to be signed would count for longer than two weeks.");
  handOn();
  place(folder2, build, kept_sha256, key);
  return `Signed build ${build.number} of ${build.base_url}, until ${build.expires}.`;
}
function place(folder2, build, kept_sha256, key) {
  const signature = JSON.stringify(signJws(build, key));
  const write = (path, text) => {
    mkdirSync(dirname(join(folder2, path)), { recursive: true });
    writeFileSync(join(folder2, path), text);
  };
  write(LAST_SIGNATURE, signature);
  if (kept_sha256 !== null) write(CACHE_SIGNATURE, JSON.stringify(signJws({ kept_sha256 }, key)));
  write(`signed${files.buildSignature}`, signature);
  const into = ["--append", "--file", join(folder2, HANDED.signed), "--directory", join(folder2, "signed")];
  execFileSync("tar", [...into, `.${files.buildSignature}`], { env: { PATH: process.env.PATH } });
}

// pipeline/cli/sign.ts
var [folder = "."] = process.argv.slice(2);
var { CATALOG_SIGNING_KEY: pem, DIGEST: digest } = process.env;
try {
  const settings = JSON.parse(readFileSync2("data/catalog.json", "utf8"));
  process.stdout.write(`${signHanded({ folder, digest, settings, pem, now: /* @__PURE__ */ new Date() })}
`);
} catch (error) {
  process.stderr.write(`catalog: ${error.message}
`);
  process.exitCode = 1;
}
