/** Hosts where many publish: an address there says nothing of whose the host is. */
import { parse as parseHost } from 'tldts';
import { isCodeHost } from '../../../../schemas/rules/code-hosts.ts';
import { isPublicName } from '../../../../schemas/rules/public-host-name.ts';

/**
 * Domains that give strangers a path or a name, and that the Public Suffix List does not have. What it has (github.io,
 * pages.dev, readthedocs.io, …) is told by its private section. Kept by kind, because no list of these is complete.
 */
const SHARED = new Set(
  [
    // Registries, their documentation and the networks that serve their files.
    'npmjs.com npmjs.org unpkg.com jsdelivr.net esm.sh skypack.dev jspm.io jspm.dev cdnjs.com cdnjs.cloudflare.com githack.com',
    'rawgit.com statically.io crates.io docs.rs lib.rs pypi.org pythonhosted.org readthedocs.org rubygems.org rubydoc.info',
    'nuget.org packagist.org hex.pm hexdocs.pm pub.dev maven.org mvnrepository.com sonatype.com javadoc.io jitpack.io',
    'hackage.haskell.org metacpan.org cpan.org ctan.org hub.docker.com docker.io ghcr.io quay.io jsr.io deno.land brew.sh',
    'anaconda.org conda.io pkg.go.dev cocoapods.org swiftpackageindex.com clojars.org luarocks.org',
    'snapcraft.io flathub.org chocolatey.org wordpress.org drupal.org archlinux.org debian.org fedoraproject.org',
    // Stores.
    'apps.apple.com itunes.apple.com play.google.com chrome.google.com chromewebstore.google.com apps.microsoft.com',
    'microsoftedge.microsoft.com marketplace.visualstudio.com addons.mozilla.org steampowered.com itch.io gumroad.com',
    'producthunt.com softonic.com uptodown.com f-droid.org plugins.jetbrains.com marketplace.atlassian.com',
    // Forges and what is left of them.
    'sourceforge.io sf.net googlecode.com codeplex.com berlios.de rubyforge.org gitea.com notabug.org pagure.io',
    'gitee.io githubusercontent.com github.dev gitpod.io codesandbox.io stackblitz.com stackblitz.io huggingface.co',
    'freedesktop.org gnu.org nongnu.org apache.org eclipse.org kde.org gnome.org tuxfamily.org fossil-scm.org',
    // Pages, blogs and documents.
    'sites.google.com docs.google.com drive.google.com groups.google.com code.google.com storage.googleapis.com',
    'medium.com substack.com tumblr.com wordpress.com blogspot.com blogger.com livejournal.com dev.to hashnode.dev',
    'ghost.io dreamwidth.org over-blog.com telegra.ph notion.so weebly.com jimdo.com strikingly.com godaddysites.com',
    'tiiny.site neocities.org glitch.me rtfd.io readme.io gitbook.com fandom.com wikipedia.org wikidot.com carrd.co',
    'googlepages.com geocities.com 000webhostapp.com free.fr chez.com netlify.com now.sh railway.app koyeb.app render.com',
    'zendesk.com atlassian.net statuspage.io instatus.com canny.io zulipchat.com app.swaggerhub.com apiary.io',
    'stoplight.io linktr.ee about.me mintlify.app imgur.com',
    // Communities.
    'facebook.com twitter.com x.com linkedin.com youtube.com youtu.be reddit.com t.me discord.gg discord.com',
    'instagram.com mastodon.social bsky.app patreon.com opencollective.com ko-fi.com stackoverflow.com',
    // Files and copies of what lies elsewhere.
    'dropbox.com dropboxusercontent.com box.com mega.nz mediafire.com pastebin.com archive.org archive.is archive.ph',
    'googleusercontent.com onedrive.live.com 1drv.ms sharepoint.com wetransfer.com ipfs.io dweb.link translate.goog',
    // Addresses that lead elsewhere.
    'bit.ly t.co tinyurl.com goo.gl ow.ly is.gd v.gd rebrand.ly cutt.ly t.ly lnkd.in short.io git.io aka.ms w3id.org',
    'purl.org doi.org',
  ].flatMap((line) => line.split(' ')),
);

/** The domain that a host belongs to, where it can be one publisher's alone. @param host as the URL parser gives it */
export function ownDomain(host: string): string | undefined {
  const { domain, isIp, isPrivate, hostname } = parseHost(host, { allowPrivateDomains: true });
  if (domain === null || isIp === true || isPrivate === true || hostname !== host || !isPublicName(host))
    return undefined;
  return isCodeHost(host) || isCodeHost(domain) || isBelowShared(host) ? undefined : domain;
}

function isBelowShared(host: string): boolean {
  const labels = host.split('.');
  return labels.some((_label, index) => SHARED.has(labels.slice(index).join('.')));
}
