/** Hosts where code of many owners lies: an address there says nothing of whose domain it is. */

const CODE_HOSTS =
  /(?:^|\.)(?:github\.com|githubusercontent\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sourceforge\.net|gitee\.com|sr\.ht|launchpad\.net|savannah\.(?:non)?gnu\.org)$/;

/** @param host a name in small letters, like raw.githubusercontent.com */
export function isCodeHost(host: string): boolean {
  return CODE_HOSTS.test(host);
}
