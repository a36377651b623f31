// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.
export interface paths {
    "/api/v1/software": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search
         * @description Every listing, best ranked first, or those that a text and filters leave. A filter that is repeated means one or the other; different filters must all hold. A page past the end is empty. An unknown parameter is refused.
         */
        get: operations["listSoftware"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/software/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * One listing
         * @description Everything the catalog knows of it: descriptions, versions, where each value was read, and how its score is made.
         */
        get: operations["getListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/software/{slug}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * A listing as a manifest
         * @description The listing as a `catalog-2.0` document, for programs that read manifests of many origins.
         */
        get: operations["getListingManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/software/{slug}/rank": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * A listing's rank
         * @description Place and score with every signal, what it was computed from, its past by month, and what moved it.
         */
        get: operations["getListingRank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/software/{slug}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * When a listing's sources were read
         * @description The last attempts to read each source, and what came of them. Newest first.
         */
        get: operations["getListingSyncLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description All of them, with how many listings each has; those with none included.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has changed
         * @description What was published, updated, renamed and withdrawn, for those who keep a copy: take everything once, note `build.commit`, and ask from there next time.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lifecycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List until when software is supported
         * @description Every product, and version line of it, whose publisher declares a day, each with OpenEoX Core 1.0.
         */
        get: operations["listLifecycles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Headline figures */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exports
         * @description Which files with the whole catalog there are, and who may have them. They are of the commit that the catalog is built of: ranked on its day, or on the first day of the month where it is older. The market report has the month in its name.
         */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a file in the list of exports.
                 * @example listings.ndjson.gz
                 */
                file: string;
            };
            cookie?: never;
        };
        /**
         * Download an export
         * @description For keys of the top tier, unless the operator has opened the exports to everybody.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/submit/pad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit software
         * @description A PAD document, which is validated at once, or the address of a feed, which is read later. Every submission is looked at by a person before it is published. The same content again makes nothing new. At most 10 requests in any 60 seconds. Of a document that names a webhook the answer shows the secret of the endpoint, where nobody has seen it.
         */
        post: operations["submitPad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a document
         * @description A dry run: what a submission of this document would be told, and what its listing would be. Nothing is stored, and no token is needed. At most 10 requests in any 60 seconds.
         */
        post: operations["validateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your submissions
         * @description The newest hundred of the publisher, with what became of them.
         */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a submission
         * @description For the tokens of the publisher who sent it. What was decided is kept for 90 days. A submission whose listing was withdrawn since says so.
         */
        get: operations["getSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your domains
         * @description What the token speaks for, and the line that proves it. The line has to stay: a token whose line is out of sight for a week ends.
         */
        get: operations["listOwnDomains"];
        put?: never;
        /**
         * Claim a domain
         * @description The first step to a token: the answer says which line to place, as a TXT record or in a file on the domain. At most 10 requests in any 60 seconds, all that publishers send but submissions counted together.
         */
        post: operations["claimDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/domains/{domain}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the answer to the claim has it.
                 * @example maker.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a domain
         * @description Looks for the TXT record, and gives the token that speaks for the domain. The file is looked at by the next sync: ask again after it.
         */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your listings
         * @description The published listings on the domains of the token, and how their sources stood when they were last read.
         */
        get: operations["listOwnListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/listings/{slug}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have your listing read now
         * @description Its sources are read by the next sync, whatever their turn.
         */
        post: operations["syncOwnListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/listings/{slug}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your listing
         * @description The next sync takes it out of the catalog. From the build after that its address answers 410. You can take it back: POST …/restore.
         */
        post: operations["withdrawOwnListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/listings/{slug}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take your withdrawal back
         * @description A withdrawal that still waits is canceled. After it, the next sync lets the listing in again: its feed is read, or you submit the document, and a person looks at it as at a new one. What the operator has withdrawn stays out; the request is then refused, with the reason.
         */
        post: operations["restoreOwnListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your requests
         * @description The newest hundred: what you asked for of your listings, and what became of it.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a request
         * @description For the tokens of the publisher who asked. Settled ones are kept for 90 days.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your tokens
         * @description Every valid token that speaks for domains of this one alone, whoever proved them.
         */
        get: operations["listTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the token in the list, never the token itself.
                 * @example 0123456789ab
                 */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description It ends at once. What was submitted with it and is not decided is withdrawn.
         */
        delete: operations["revokeOwnToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/tokens/{token}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the token in the list, never the token itself.
                 * @example 0123456789ab
                 */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a token
         * @description A new token for the same domains. The old one stays valid for a day, so that nothing stops while you change it. The key of a read plan is replaced by the operator.
         */
        post: operations["rollToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your webhooks
         * @description The endpoints of the domains of the token: those that feeds name, and those that were made here.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook
         * @description One address and one secret for any number of listings: those whose feeds name this address, and those named in `listings`. An endpoint that is there already for the same domain and address is answered as it is; named listings are added, and `events` replaces the kinds it had.
         */
        post: operations["makeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        /** See your webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete your webhook
         * @description Nothing more is sent to it, and its secret is forgotten. Where a feed still names the address, the next build makes a new endpoint, whose events wait until its secret is shown.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        /**
         * List the deliveries of your webhook
         * @description How the endpoint stands, and what became of the last 100 deliveries, newest first. They are kept for 30 days.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/webhooks/{webhook}/deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
                /**
                 * @description As the list of deliveries has it.
                 * @example published_my-tool_0123456789abcdef0123456789abcdef01234567
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Under its id: one that has arrived or was given up once more, one that waits at once. A challenge is none: ask for a test.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test your webhook
         * @description Sends a challenge. An endpoint that answers it is active, also one that was disabled.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/webhooks/{webhook}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of your webhook
         * @description For 24 hours `webhook-signature` carries signatures of both. `X-Service-Signature`, which has room for one, is made with the old one until you confirm that your receiver has the new one, or the 24 hours are over. A secret that was never shown is replaced at once.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publisher/webhooks/{webhook}/rotate-secret/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new secret of your webhook
         * @description Your receiver has it: from now on it alone signs. To say so again changes nothing.
         */
        post: operations["confirmWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/{slug}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * A listing's badge
         * @description Always a picture: where nothing is listed it is a gray one that says so.
         */
        get: operations["getBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/software/{slug}/news.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
                /**
                 * @description Atom, or JSON Feed.
                 * @example atom
                 */
                format: "atom" | "json";
            };
            cookie?: never;
        };
        /** A listing's releases as a news feed */
        get: operations["getListingNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/software": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings for catalogs of the public sector
         * @description Each listing that has all a `publiccode.yml` must have, as `GET /software` of the Software Catalog API (italia/developers-italia-api) answers it, the first to come in first.
         */
        get: operations["harvestSoftware"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/software/{slug}/publiccode.yml": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * A listing as publiccode.yml
         * @description For catalogs of the public sector. Where the standard demands a contact, the publisher stands for it, and no person.
         */
        get: operations["getListingPubliccode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service works */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/catalog.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalog as a manifest
         * @description This service in the format that it gives its listings in.
         */
        get: operations["getCatalogManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/api-catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where this description is
         * @description RFC 9727: leads programs from the host name to the description and the documentation of the API.
         */
        get: operations["getApiCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/catalog-2.0.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schema of manifests */
        get: operations["getManifestSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/pad-2.0.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schema of PAD documents */
        get: operations["getPadSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/_build.sig.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has published the build
         * @description The operator's signature, where the catalog is signed: Ed25519, over the digest of the manifest of the build.
         */
        get: operations["getBuildSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/_build/{folder}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As `folders` of the manifest of the build names it.
                 * @example api
                 */
                folder: string;
            };
            cookie?: never;
        };
        /**
         * List the files of the build
         * @description The files below one folder, each with its SHA-256 and its size.
         */
        get: operations["listBuildFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/_build.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the build holds
         * @description The commit it was made of, and the digests of the lists of its files, for those who check it.
         */
        get: operations["getBuildManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "endpoint.challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does this endpoint want events?
         * @description Asked first of an endpoint that is on no domain its publisher has verified, and whenever the publisher asks for a test. Signed like every event. Answer with the value of `challenge` as the whole body.
         */
        post: operations["onEndpointChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing was published
         * @description Sent to the endpoint that the publisher's feed names, once the endpoint is active: at once on a domain that the publisher has verified, elsewhere once it has answered a challenge.
         */
        post: operations["onListingPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "rank.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing's place changed
         * @description Several moves before a delivery become one. Sent like `listing.published`.
         */
        post: operations["onRankChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Health: {
            /**
             * @description always ok, where there is an answer
             * @constant
             */
            status: "ok";
            /** @description the build that answers */
            build: {
                /** @description null in a build of files that are not committed */
                commit: string | null;
                /**
                 * Format: date
                 * @description the day of the build
                 */
                date: string | null;
            };
        };
        /** @description JSON Feed 1.1 */
        JsonFeed: {
            /**
             * @description version of JSON Feed
             * @constant
             */
            version: "https://jsonfeed.org/version/1.1";
            /** @description title for people */
            title: string;
            /** @description the entries */
            items: {
                /** @description identifier, which never changes */
                id: string;
            }[];
        };
        Linkset: {
            /** @description links, as in RFC 9264 */
            linkset: ({
                /**
                 * Format: uri
                 * @description the API that the links are about
                 */
                anchor: string;
            } & {
                [key: string]: {
                    /**
                     * Format: uri
                     * @description where the link leads
                     */
                    href: string;
                    /** @description media type of what the link leads to */
                    type?: string;
                }[];
            })[];
        };
        Advice: {
            /** @description a fixed word that programs can rely on */
            code: components["schemas"]["AdviceCode"];
            /** @description the figures and words that belong to the code */
            values: components["schemas"]["RankValues"];
            /** @description the code in the catalog's first language */
            text: string;
            /** @description whole points the score would gain */
            gain: number;
        };
        /** @description what else can be done */
        AdviceCode: ("release" | "complete" | "domain_proved" | "hash_recomputed" | "signature_verified" | "homepage_secure" | "documents_checked") | string;
        /** @description declared: the publisher says it; witnessed: we saw it; attested: a third party says it */
        Attestation: ("declared" | "witnessed" | "attested") | string;
        BuildManifest: {
            /** @description commit of the catalog; null where it has none */
            commit: string | null;
            /** @description the day of the build */
            date: components["schemas"]["ListingDate"];
            /** @description address of the catalog, without a slash at its end */
            base_url: string;
            /** @description how many listings it holds */
            listing_count: number;
            /** @description folder name to the digest and size of its list of files */
            folders: {
                [key: string]: {
                    /** @description where the folder's list of files is */
                    list: string;
                    /** @description how many files the folder has */
                    files: number;
                    /** @description a SHA-256 digest of 64 lower-case hexadecimal digits */
                    sha256: string;
                    /** @description bytes of the list of files */
                    size: number;
                };
            };
        };
        /** @description JSON Web Signature (RFC 7515, flattened) with EdDSA (RFC 8037); the payload is a SignedBuild */
        BuildSignature: {
            /** @description what is signed, in base64url (RFC 7515) */
            payload: string;
            /** @description protected header of the signature, in base64url (RFC 7515) */
            protected: string;
            /** @description the signature, in base64url (RFC 7515) */
            signature: string;
        };
        CategoryList: {
            /** @description what was asked for */
            data: {
                /** @description name in addresses, unique among its kind */
                slug: components["schemas"]["ListingCategorySlug"];
                /** @description name for people */
                name: string;
                /** @description what the category holds */
                description: string;
                /** @description name of an icon of the Lucide set that stands for the category */
                sign?: string;
                /** @description how many listings it holds */
                listing_count: number;
                /** @description name and description by language tag */
                translations?: {
                    [key: string]: {
                        /** @description name for people */
                        name: string;
                        /** @description what the category holds */
                        description: string;
                    };
                };
                /** @description addresses that belong to it */
                links: {
                    /** @description address of this document */
                    self: string;
                    /** @description address of the page for people */
                    html: string;
                };
            }[];
        };
        /**
         * Change
         * @description what became of one listing in one commit; the commit, in git, says who decided
         */
        Change: {
            /** @description name in addresses, unique among its kind */
            slug: components["schemas"]["ListingSlug"];
            /** @description a rename is one change, under the old slug. silent: what the listing leads to answered and does no more; answering: it does again. Both are told of the last thousand files of evidence that changed */
            change: ("published" | "updated" | "renamed" | "withdrawn" | "silent" | "answering") | string;
            /**
             * Format: date-time
             * @description when it was committed, in UTC, like 2026-01-31T12:00:00Z
             */
            at: string;
            /** @description commit of the catalog; null where it has none */
            commit: components["schemas"]["CommitId"];
            /** @description slug that the listing has now */
            renamed_to?: components["schemas"]["ListingSlug"];
            /** @description why it was withdrawn */
            reason?: string;
            /** @description what fell silent or answers again, and since when */
            state?: components["schemas"]["ListingState"];
            /**
             * ChangedFacts
             * @description what an update changed; absent where the earlier form is not known. A value that is null was not given
             */
            what?: {
                /** @description of the version that the listing is shown with */
                version?: {
                    /** @description the value before the change */
                    before: components["schemas"]["ChangedText"];
                    /** @description the value after the change */
                    after: components["schemas"]["ChangedText"];
                };
                /** @description versions that were withdrawn, and why */
                yanked?: {
                    /** @description version of the software */
                    version: string;
                    /** @description why, in words */
                    reason: components["schemas"]["Yanked"]["reason"];
                }[];
                /** @description the SPDX id, or else the type */
                license?: {
                    /** @description the value before the change */
                    before: components["schemas"]["ChangedText"];
                    /** @description the value after the change */
                    after: components["schemas"]["ChangedText"];
                };
                /** @description what it costs */
                pricing?: {
                    /** @description the value before the change */
                    before: components["schemas"]["ChangedPricing"];
                    /** @description the value after the change */
                    after: components["schemas"]["ChangedPricing"];
                };
                /** @description whether the publisher's domain is proved now */
                verified?: boolean;
                /** @description whether its development has ended now */
                archived?: boolean;
                /** @description other parts that changed, sorted */
                fields?: string[];
            };
            /** @description what an update did to the score, both reckoned on the day of the commit; absent where it did nothing */
            rank?: {
                /** @description points out of 100, two decimals */
                score: number;
                /** @description what it would have been without the change */
                previous_score: number;
                /** @description the parts of the score */
                signals: components["schemas"]["RankMove"]["signals"];
            };
            /** @description addresses that belong to it */
            links: {
                /** @description the listing where it is now; absent if it is published no more */
                self?: string;
            };
        };
        /** ChangeList */
        ChangeList: {
            /** @description newest first; a listing may stand there several times */
            data: components["schemas"]["Change"][];
            /** @description the build that answers */
            build: {
                /** @description what to ask from next time; null in a build of files that are not committed */
                commit: components["schemas"]["CommitId"] | null;
            };
            /** @description true: no change is left out since the commit that was named, or else since the beginning */
            complete: boolean;
            /** @description addresses that belong to it */
            links: {
                /** @description address of this document */
                self: string;
            };
        };
        ChangedPricing: components["schemas"]["ListingPricing"] | null;
        ChangedText: components["schemas"]["ListingLine"] | null;
        /** @description full id of a commit of the catalog */
        CommitId: string;
        ConfirmedSecret: {
            /** @description what was asked for */
            data: {
                /** @description the former secret signs no more */
                former_until: null;
            };
        };
        /** ConfirmedUser */
        ConfirmedUser: {
            /** @description address of the page that names the product */
            page: components["schemas"]["ListingUri"];
            /** @description day since which the catalog has seen it there */
            since: components["schemas"]["ListingDate"];
        };
        DeliveryId: {
            /** @description what was asked for */
            data: {
                /** @description identifier, which never changes */
                id: string;
            };
        };
        DeliveryList: {
            /** @description what was asked for */
            data: {
                /** @description the same at every attempt */
                id: string;
                /** @description kind of the event */
                event: ("listing.published" | "rank.changed" | "endpoint.challenge") | string;
                /** @description which it is about; null for the test of an endpoint that has none */
                listing: components["schemas"]["ListingSlug"] | null;
                /** @description dead after the last attempt; replaced by a later move before it arrived */
                state: ("waiting" | "delivered" | "dead" | "replaced") | string;
                /** @description how many attempts were made */
                attempts: number;
                /** @description of the last attempt */
                outcome: ("delivered" | "no_echo" | "refused" | "gone" | "redirected" | "timed_out" | "not_reached" | "bad_address") | string | null;
                /** @description what the endpoint answered last */
                status: number | null;
                /** @description what is sent, byte for byte; null for a challenge, whose text only the receiver is told */
                body: string | null;
                /**
                 * Format: date-time
                 * @description when it was made
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description when the last attempt was made; null before the first
                 */
                attempted_at: string | null;
                /**
                 * Format: date-time
                 * @description when the next attempt is due; null where none follows
                 */
                next_attempt_at: string | null;
                /** @description every attempt, the first one first; of many, the last 30 */
                history: {
                    /**
                     * Format: date-time
                     * @description when its outcome was known
                     */
                    attempted_at: string;
                    /** @description what came of it */
                    outcome: ("delivered" | "no_echo" | "refused" | "gone" | "redirected" | "timed_out" | "not_reached" | "bad_address") | string;
                    /** @description what the endpoint answered; null for no answer */
                    status: number | null;
                    /** @description milliseconds until it was answered, or given up */
                    duration_ms: number;
                }[];
            }[];
            /** @description the endpoint that the deliveries go to */
            endpoint: {
                /** @description identifier, which never changes */
                id: string;
                /** @description of its address, which is shown to nobody as a whole */
                host: string | null;
                /** @description dormant: the domain is not proved; challenged: the challenge is not answered; disabled: it said 410, or took nothing for 120 hours; suspended: no published listing wants its events */
                state: ("dormant" | "challenged" | "active" | "disabled" | "suspended") | string;
                /** @description kinds that any of its listings asks for */
                events: (("listing.published" | "rank.changed") | string)[];
                /** @description the listings it is about, by slug */
                listings: components["schemas"]["ListingSlug"][];
                /** @description false: events wait until it was. Make the endpoint again, which shows it, or replace it */
                secret_shown: boolean;
            };
        };
        DomainClaim: {
            /** @description what was asked for */
            data: {
                /** @description as DNS writes it */
                domain: string;
                /** @description the bearer token to verify with */
                claim: string;
                /**
                 * Format: date-time
                 * @description when it ends
                 */
                expires_at: string;
                /** @description what to place in DNS, or */
                record: {
                    /**
                     * @description type of the record in the DNS
                     * @constant
                     */
                    type: "TXT";
                    /** @description name of the record in the DNS */
                    name: string;
                    /** @description text of the record */
                    value: string;
                };
                /** @description what to place on the web: one line of the file */
                file: {
                    /**
                     * Format: uri
                     * @description its address
                     */
                    url: string;
                    /**
                     * @description media type to serve the file with
                     * @constant
                     */
                    content_type: "text/plain";
                    /** @description the line that the file must have */
                    line: string;
                };
                /** @description addresses that belong to it */
                links: {
                    /**
                     * Format: uri
                     * @description address to ask for the check at
                     */
                    verify: string;
                };
            };
        };
        DomainName: {
            /** @description the name of a domain, like maker.example; all hosts below it belong to it */
            domain: string;
        };
        /** @description Body of the request that asks whether a receiver wants deliveries at all. */
        EndpointChallenge: {
            /**
             * @description kind of the event
             * @constant
             */
            event: "endpoint.challenge";
            /** @description missing where the endpoint has no listing yet */
            software?: components["schemas"]["EndpointChallengeSlug"];
            /** @description the whole body of the expected answer */
            challenge: string;
        };
        /** @description lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool */
        EndpointChallengeSlug: string;
        EndpointFacts: {
            /** @description identifier, which never changes */
            id: string;
            /** @description of its address, which is shown to nobody as a whole */
            host: string | null;
            /** @description dormant: the domain is not proved; challenged: the challenge is not answered; disabled: it said 410, or took nothing for 120 hours; suspended: no published listing wants its events */
            state: ("dormant" | "challenged" | "active" | "disabled" | "suspended") | string;
            /** @description kinds that any of its listings asks for */
            events: (("listing.published" | "rank.changed") | string)[];
            /** @description the listings it is about, by slug */
            listings: components["schemas"]["ListingSlug"][];
            /** @description false: events wait until it was. Make the endpoint again, which shows it, or replace it */
            secret_shown: boolean;
            /**
             * Format: date-time
             * @description when it was made
             */
            created_at: string;
        };
        /** @description https://docs.oasis-open.org/openeox/eox-core/v1.0/, committee draft; a time, or tba where nothing is declared */
        EoxCore: {
            /**
             * @description address of the schema that it follows
             * @constant
             */
            $schema: "https://docs.oasis-open.org/openeox/v1.0/schema/core.json";
            /** @description day of the end of life, or what stands for one that is not known or not planned */
            end_of_life: string;
            /** @description day of the end of security support, or what stands for one that is not known or not planned */
            end_of_security_support: string;
            /**
             * Format: date-time
             * @description when this was last written
             */
            last_updated: string;
        };
        EvidenceFigure: number;
        /** EvidenceRecord */
        EvidenceRecord: {
            /** @description who has seen it */
            witness: components["schemas"]["EvidenceWitness"];
            /** @description what was looked at: a package URL, or an address */
            subject: string;
            /** @description what the witness names of the listing's own: its repository, or the host of its homepage. Without it, a package would be anybody's */
            place?: string;
            /** @description where it was read: an address, or the package of data it was imported from, like pkg:npm/download-counts@2.20260301.0 */
            source: string;
            /** @description the day since which we know the values to be so: never the day of the last look */
            since: components["schemas"]["ListingDate"];
            /** @description the figures and words that belong to the code */
            values: components["schemas"]["EvidenceValues"];
        };
        /**
         * AliveState
         * @description answering: as what it should be. silent: not, or as something else. gone: there is nothing at the address, or no such name. changed_hands: a page of a parked or sold domain. archived: by its forge. given_up: by its publisher
         */
        EvidenceState: ("answering" | "silent" | "gone" | "changed_hands" | "archived" | "given_up") | string;
        /**
         * EvidenceValues
         * @description what a witness says; figures are rounded to two digits
         */
        EvidenceValues: {
            /** @description how many it knows that are open for the version */
            advisories?: number;
            /** @description that have it, of those that report what they have */
            computers?: components["schemas"]["EvidenceFigure"];
            /** @description packages that depend on it */
            dependents?: components["schemas"]["EvidenceFigure"];
            /**
             * @description its publisher has deprecated or withdrawn it there
             * @constant
             */
            deprecated?: true;
            /** @description what lies at the address: the kind that the listing says */
            document?: ("csaf_advisory" | "csaf_provider" | "cyclonedx" | "page" | "pdf" | "spdx") | string;
            /** @description in a month, without those of mirrors where they can be told apart */
            downloads?: components["schemas"]["EvidenceFigure"];
            /** @description median of the days between releases */
            gap_days?: number;
            /** @description in a month */
            installs?: components["schemas"]["EvidenceFigure"];
            /**
             * @description the version was built from public source by a service that the registry has verified
             * @constant
             */
            provenance?: true;
            /** @description when the newest release was published there */
            released_on?: components["schemas"]["ListingDate"];
            /** @description the way to report a vulnerability that answered */
            reporting?: ("policy" | "security_txt") | string;
            /** @description of the bytes at the address, computed by us: the digest that the publisher states */
            sha256?: string;
            /** @description what became of the subject: a source, an address that was approved with the listing, or a page of data/usage */
            state?: components["schemas"]["EvidenceState"];
            /**
             * @description it answered over TLS with a certificate that holds
             * @constant
             */
            tls?: true;
            /** @description the version that this is about */
            version?: string;
        };
        /**
         * WitnessName
         * @description who was asked; alive, homepage, download, security-documents and users: we looked ourselves
         */
        EvidenceWitness: ("alive" | "crates-io" | "debian-popcon" | "docker-hub" | "download" | "flathub" | "github-releases" | "homebrew" | "homepage" | "npm" | "osv" | "security-documents" | "users") | string;
        /** @description why an entry stands where it does: by order, the smallest first; of similar ones by rarity, the greatest first, and by nearness, the smallest first; then by rank.position */
        Explanation: {
            /** @description the best that is true of the listing. title: it is called so; title_begins: its name begins so; words_of_…: all words stand there or in something better, as they were typed; name, head, summary, text: all of them do, or forms or beginnings of them (head: publisher, category and tagline); name_and_…: one of them is a word of the name; anywhere: some are in another language; similar: not all of them are there */
            step: ("title" | "title_begins" | "words_of_name" | "name" | "words_of_head" | "head" | "name_and_summary" | "words_of_summary" | "summary" | "name_and_text" | "text" | "anywhere" | "similar") | string;
            /** @description the place of the step among all steps */
            order: number;
            /** @description only of similar ones: how rare the words are that were found, and how well they stand; 1000000 where all were found in a corrected reading, 2000000 where the listing is called as it was meant */
            rarity?: number;
            /** @description only of similar ones: sum over the words of 0 for the name, 1 for the head, 2 for the summary, 3 for anything else, 4 for the category alone */
            nearness?: number;
        };
        ExportFile: {
            /** @description name of the file */
            name: string;
            /** @description media type of the file */
            media_type: string;
            /** @description a SHA-256 digest of 64 lower-case hexadecimal digits */
            sha256: string;
            /** @description bytes of the file */
            size: number;
            /** @description the file that the parts give when they are put together in order */
            part_of?: string;
            /** @description addresses that belong to it */
            links: {
                /** @description address of this document */
                self: string;
            };
        };
        /** @description files with the whole catalog */
        ExportList: {
            /** @description the state of the catalog that they show */
            commit: components["schemas"]["CommitId"] | null;
            /** @description the day on which it is ranked in them */
            date: components["schemas"]["ListingDate"];
            /** @description how many listings it holds */
            listing_count: number;
            /** @description open: to everybody; top_tier: to keys of the top tier */
            access: ("open" | "top_tier") | string;
            /** @description the link to show beside what you show of it */
            attribution: string;
            /** @description terms of use of the files */
            terms: string;
            /** @description the files */
            files: components["schemas"]["ExportFile"][];
            /** @description addresses that belong to it */
            links: {
                /** @description address of this document */
                self: string;
            };
        };
        /** @description a listing counts for each of its values, and nowhere if it has none */
        Facet: {
            /** @description as the filter takes it; of verified: true or false */
            value: string;
            /** @description the number */
            count: number;
        }[];
        /** @description one thing that counts, as a code and values, and who says so */
        Fact: {
            /** @description a fixed word that programs can rely on */
            code: components["schemas"]["FactCode"];
            /** @description who attests it */
            by: components["schemas"]["Attestation"] | null;
            /** @description the figures and words that belong to the code */
            values: components["schemas"]["RankValues"];
        };
        FactCode: ("newest_release" | "release_fading" | "does_not_fade" | "no_release_day" | "archived" | "deprecated" | "source_gone" | "domain_proved" | "hash_recomputed" | "signature_verified" | "homepage_secure" | "documents_checked" | "nothing_proved" | "dependents" | "downloads" | "installs" | "computers" | "use_unknown" | "complete" | "incomplete") | string;
        /** @description The address of a feed on a domain of the token. */
        FeedAddress: {
            /**
             * Format: uri
             * @description https, on port 443
             */
            url: string;
        };
        /** @description what a feed is */
        FeedKind: ("pad-json" | "pad-xml" | "github" | "gitlab" | "openapi" | "manifest" | "publiccode") | string;
        FileEntry: {
            /** @description a SHA-256 digest of 64 lower-case hexadecimal digits */
            sha256: string;
            /** @description bytes of the file */
            size: number;
        };
        FolderManifest: {
            /** @description digest and size of each file, by path */
            files: {
                [key: string]: components["schemas"]["FileEntry"];
            };
        };
        HarvestId: string;
        /**
         * HarvestPage
         * @description listings that have all a publiccode.yml must have, the first to come in first
         */
        HarvestPage: {
            /** @description what was asked for */
            data: {
                /** @description identifier, which never changes */
                id: components["schemas"]["HarvestId"];
                /** @description the day on which it came in */
                createdAt: components["schemas"]["HarvestTime"];
                /** @description the day on which it last changed */
                updatedAt: components["schemas"]["HarvestTime"];
                /** @description its repository */
                url: components["schemas"]["ListingUri"];
                /** @description the whole file */
                publiccodeYml: string;
                /**
                 * @description whether it is still followed
                 * @constant
                 */
                active: true;
            }[];
            /** @description what follows the address of the list for the pages beside this one; on a host of files their whole addresses */
            links: {
                /** @description address of the page before; null on the first */
                prev: string | null;
                /** @description address of the next page; null on the last */
                next: string | null;
            };
        };
        /** Format: date-time */
        HarvestTime: string;
        /**
         * Install
         * @description how a package is installed with the tool of its registry
         */
        Install: {
            /** @description package URL of what is installed */
            package: components["schemas"]["ListingPackageUrl"];
            /** @description what runs the command, like npm or Homebrew */
            tool: string;
            /** @description made of the package URL alone, of letters, digits, spaces and @ . _ + - / */
            command: string;
            /** @description systems that the command is for */
            platforms: components["schemas"]["ListingPlatform"][];
            /** @description registry: its record of the package names the product's own repository or homepage; reviewer: a person of this catalog approved the command */
            approved_by: ("registry" | "reviewer") | string;
        };
        /** @description how long listed software is supported, as its publishers declare it: OpenEoX Core 1.0 for each product, or version line of it, that states a day */
        LifecycleList: {
            /** @description what was asked for */
            data: {
                /** @description name in addresses, unique among its kind */
                slug: string;
                /** @description name of the product */
                product_name: string;
                /** @description name of its publisher */
                vendor_name: string;
                /** @description a version line, like 2.x; null for the product as a whole */
                product_version: string | null;
                /** @description https://docs.oasis-open.org/openeox/eox-core/v1.0/, committee draft; a time, or tba where nothing is declared */
                core: components["schemas"]["EoxCore"];
            }[];
            /** @description addresses that belong to it */
            links: {
                /**
                 * Format: uri
                 * @description address of this document
                 */
                self: string;
            };
        };
        ListingArtifact: {
            /** @description what the file runs on */
            platform?: components["schemas"]["ListingLine"];
            /** @description address of the file */
            uri: components["schemas"]["ListingUri"];
            /** @description a SHA-256 digest of 64 lower-case hexadecimal digits */
            sha256?: string;
            /** @description size of the file in bytes */
            size_bytes?: number;
            /** @description the format of the file, like exe or tar.gz */
            format?: string;
        };
        ListingAudienceScope: ("agriculture" | "culture" | "defence" | "education" | "emergency-services" | "employment" | "energy" | "environment" | "finance-and-economic-development" | "foreign-affairs" | "government" | "healthcare" | "infrastructures" | "justice" | "local-authorities" | "manufacturing" | "research" | "science-and-technology" | "security" | "society" | "sport" | "tourism" | "transportation" | "welfare") | string;
        ListingBadge: ("openapi" | "verified") | string;
        /** @description slug of a category in data/categories.json */
        ListingCategorySlug: string;
        /** @description a stable snake_case code */
        ListingCode: string;
        ListingCount: {
            /** @description word of the vocabulary, or slug of a category; null: not known */
            name: components["schemas"]["ListingLine"] | null;
            /** @description how many listings */
            listings: number;
        };
        /**
         * Format: date
         * @description a calendar date, like 2026-01-31
         */
        ListingDate: string;
        ListingDependency: {
            /** @description name for people */
            name: components["schemas"]["ListingLine"];
            /** @description version of the software */
            version?: components["schemas"]["ListingLine"];
            /** @description oldest version that works */
            version_min?: components["schemas"]["ListingLine"];
            /** @description newest version that works */
            version_max?: components["schemas"]["ListingLine"];
            /** @description true where it also runs without */
            optional?: boolean;
        };
        /** @description how the product is deployed */
        ListingDeployment: components["schemas"]["ListingDeploymentWay"][];
        ListingDeploymentWay: ("cloud" | "self-hosted" | "on-premise" | "hybrid" | "desktop" | "mobile" | "edge" | "docker") | string;
        ListingDescription: {
            /** @description what it is, in a few words */
            tagline?: string;
            /** @description what it does, in one or two sentences */
            summary: string;
            /** @description longer description */
            text?: string;
        };
        ListingDescriptions: {
            [key: string]: components["schemas"]["ListingDescription"];
        };
        ListingInterfaces: {
            /** @description API that is described with OpenAPI */
            openapi?: {
                /** @description version, as the publisher states it */
                version?: components["schemas"]["ListingLine"];
                /** @description address of the description of the API */
                spec_url?: components["schemas"]["ListingUri"];
            };
            /** @description server of the Model Context Protocol */
            mcp?: {
                /** @description version, as the publisher states it */
                version?: components["schemas"]["ListingLine"];
                /** @description how the server is spoken to */
                transport?: ("sse" | "stdio" | "streamable-http") | string;
                /** @description where the API or server is reached */
                endpoint?: components["schemas"]["ListingUri"];
                /** @description how many tools the server offers */
                tools_count?: number;
                /** @description address of the schema */
                schema_url?: components["schemas"]["ListingUri"];
            };
        };
        /** @description words its publisher gives it */
        ListingKeywords: string[];
        ListingKind: ("saas" | "ai-agent" | "mcp-server" | "api" | "software" | "open-source" | "framework" | "library" | "plugin" | "extension" | "mobile") | string;
        /**
         * Format: language-tag
         * @description a BCP-47 language tag, like en or pt-BR
         */
        ListingLanguageTag: string;
        /** @description languages its users can choose, as BCP-47 tags */
        ListingLanguages: components["schemas"]["ListingLanguageTag"][];
        ListingLicenseType: ("open-source" | "freeware" | "freemium" | "commercial" | "trial" | "subscription") | string;
        /** @description until when it is supported, and documents on its security, as its publisher declares it */
        ListingLifecycle: {
            /** @description a calendar date, like 2026-01-31 */
            security_support_until?: components["schemas"]["ListingDate"];
            /** @description day of the end of life, or what stands for one that is not known or not planned */
            end_of_life?: components["schemas"]["ListingDate"];
            /** @description version lines with days of their own */
            lines?: {
                /** @description like 2.x or 2024.1 LTS */
                line: string;
                /** @description a calendar date, like 2026-01-31 */
                security_support_until?: components["schemas"]["ListingDate"];
                /** @description day of the end of life, or what stands for one that is not known or not planned */
                end_of_life?: components["schemas"]["ListingDate"];
            }[];
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            sbom_url?: components["schemas"]["ListingUri"];
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            csaf_url?: components["schemas"]["ListingUri"];
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            conformity_url?: components["schemas"]["ListingUri"];
        };
        /** @description text of 1 to 200 characters */
        ListingLine: string;
        /** @description internal, contract, community or none */
        ListingMaintenanceType: ("internal" | "contract" | "community" | "none") | string;
        /** @description a year, or a year and a month, like 2026 or 2026-01 */
        ListingMonth: string;
        ListingPackageUrl: string;
        /** @description packages that hold the product, as package URLs without a version, like pkg:npm/my-tool */
        ListingPackages: components["schemas"]["ListingPackageUrl"][];
        /** @description in pixels */
        ListingPictureSide: number;
        ListingPlatform: ("windows" | "macos" | "linux" | "android" | "ios" | "web" | "bsd" | "other" | "cross-platform") | string;
        ListingPreview: {
            /** @description name in addresses, unique among its kind */
            slug: components["schemas"]["ListingSlug"];
            /** @description made of the name: another one is taken where it is in use */
            slug_is_derived: boolean;
            /** @description name for people */
            name: string;
            /** @description the publisher */
            vendor: string;
            /** @description what kind it is of */
            kind: components["schemas"]["ListingKind"];
            /** @description its slug in this catalog */
            category: string;
            /** @description what it runs on */
            platforms: components["schemas"]["ListingPlatform"][];
            /** @description kind of license */
            license_type: components["schemas"]["ListingLicenseType"] | null;
            /** @description address of the product's own website */
            homepage: string | null;
            /** @description what it does, in one or two sentences */
            summary: string | null;
            /** @description version of the software */
            version: string | null;
            /** @description day of the release; null where it is not known */
            released_on: components["schemas"]["ListingDate"] | null;
            /** @description where events are wanted; the whole address is shown to nobody */
            webhook: {
                /** @description host of the address */
                host: string | null;
                /** @description kinds of events that are wanted */
                events: string[];
            } | null;
        };
        ListingPricing: {
            /** @description how it is paid for */
            model?: ("free" | "freemium" | "subscription" | "usage" | "one-time" | "quote") | string;
            /** @description lowest price in cents of the currency */
            price_from_cents?: number;
            /** @description an ISO 4217 currency code of three capital letters, like EUR */
            currency?: string;
        };
        /** @description what public bodies ask of software, as its publisher declares it */
        ListingPublicSector: {
            /** @description the repository with its source code */
            repository?: components["schemas"]["ListingUri"];
            /** @description how far its development is: concept, development, beta, stable or obsolete */
            development_status?: ("concept" | "development" | "beta" | "stable" | "obsolete") | string;
            /** @description names of at most 100 public bodies that use it, as its publisher declares */
            used_by?: components["schemas"]["ListingLine"][];
            /** @description who maintains it: an object with a type */
            maintenance?: {
                /** @description kind of it */
                type: components["schemas"]["ListingMaintenanceType"];
                /** @description the last day of the contract, like 2027-12-31 */
                until?: components["schemas"]["ListingDate"];
            };
            /** @description what has to be there for it to run */
            depends_on?: {
                /** @description at most 50 open-source programs */
                open?: components["schemas"]["ListingDependency"][];
                /** @description at most 50 proprietary programs */
                proprietary?: components["schemas"]["ListingDependency"][];
                /** @description at most 50 devices */
                hardware?: components["schemas"]["ListingDependency"][];
            };
            /** @description for whom it is made */
            audience?: {
                /** @description fields of public service, like education or local-authorities */
                scope?: components["schemas"]["ListingAudienceScope"][];
                /** @description countries whose law it follows: at most 250 codes */
                countries?: string[];
                /** @description countries it is not fit for: at most 250 codes */
                unsupported_countries?: string[];
            };
            /** @description true where it can be translated */
            localisation_ready?: boolean;
            /** @description who owns the rights in most of it */
            copyright_owner?: components["schemas"]["ListingLine"];
            /** @description an absolute http or https address: what is planned */
            roadmap?: components["schemas"]["ListingUri"];
            /** @description an absolute http or https address: how accessible it is, and where it is not */
            accessibility_statement?: components["schemas"]["ListingUri"];
            /** @description an absolute http or https address: where and by whom it is hosted */
            hosting_statement?: components["schemas"]["ListingUri"];
            /** @description at most 10 addresses of what it is a variant of */
            based_on?: components["schemas"]["ListingUri"][];
        };
        /** @description Body of the webhook delivery sent when a listing is published. */
        ListingPublished: {
            /**
             * @description kind of the event
             * @constant
             */
            event: "listing.published";
            /** @description slug of the listing */
            software: components["schemas"]["ListingPublishedSlug"];
            /** @description the listing it is about */
            listing: {
                /** @description name for people */
                name: components["schemas"]["ListingPublishedLine"];
                /** @description version of the software */
                version: string;
                /** @description its address */
                url: components["schemas"]["ListingPublishedUri"];
            };
            /** @description a calendar date, like 2026-01-31 */
            published_on: components["schemas"]["ListingPublishedDate"];
        };
        /**
         * Format: date
         * @description a calendar date, like 2026-01-31
         */
        ListingPublishedDate: string;
        /** @description text of 1 to 200 characters */
        ListingPublishedLine: string;
        /** @description lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool */
        ListingPublishedSlug: string;
        /**
         * Format: uri
         * @description an absolute http or https address, without user name or password, at most 2048 characters
         */
        ListingPublishedUri: string;
        /** @description what it needs to run */
        ListingRequirements: string;
        /** @description lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool */
        ListingSlug: string;
        /**
         * ListingState
         * @description what became of what a listing leads to; in lists, what a reader should know first. Absent where nobody knows
         */
        ListingState: {
            /** @description state it is in */
            state: components["schemas"]["EvidenceState"];
            /** @description what it is the state of */
            of: ("source" | "homepage" | "openapi" | "mcp" | "package") | string;
            /** @description its address, or package URL; not in lists */
            subject?: string;
            /** @description the day since which we have seen it so; of silence, that of the first failure */
            since: components["schemas"]["ListingDate"];
            /** @description who says so: `catalog` where we looked ourselves, else a host or a registry */
            by: string;
        };
        /**
         * Format: uri
         * @description an absolute http or https address, without user name or password, at most 2048 characters
         */
        ListingUri: string;
        /** @description why the last check that changed something found no proof */
        ListingVerificationReason: ("not_found" | "wrong_token" | "dns_failed" | "unreachable" | "no_homepage" | "shared_host") | string;
        MadeWebhook: {
            /** @description what was asked for */
            data: {
                /** @description identifier, which never changes */
                id: string;
                /** @description of its address, which is shown to nobody as a whole */
                host: string | null;
                /** @description dormant: the domain is not proved; challenged: the challenge is not answered; disabled: it said 410, or took nothing for 120 hours; suspended: no published listing wants its events */
                state: ("dormant" | "challenged" | "active" | "disabled" | "suspended") | string;
                /** @description kinds that any of its listings asks for */
                events: (("listing.published" | "rank.changed") | string)[];
                /** @description the listings it is about, by slug */
                listings: components["schemas"]["ListingSlug"][];
                /** @description false: events wait until it was. Make the endpoint again, which shows it, or replace it */
                secret_shown: boolean;
                /**
                 * Format: date-time
                 * @description when it was made
                 */
                created_at: string;
                /** @description secret that signs deliveries; shown once */
                secret?: string;
            };
        };
        /** @description Machine-readable software metadata: one object per product or project. */
        Manifest: {
            /** @description Canonical address of the schema. */
            $schema: components["schemas"]["ManifestUri"];
            /** @description the protocol that the document follows */
            protocol: components["schemas"]["ManifestProtocol"];
            /** @description the product itself */
            entity: components["schemas"]["ManifestEntity"];
            /** @description interfaces, deployment, prices and integrations */
            capabilities: components["schemas"]["ManifestCapabilities"];
            /** @description the releases */
            releases: components["schemas"]["ManifestReleases"];
            /** @description verification of the domain, and signatures */
            trust?: components["schemas"]["ManifestTrust"];
            /** @description webhook of the publisher */
            telemetry?: components["schemas"]["ManifestTelemetry"];
        };
        ManifestCapabilities: {
            /** @description how the product is deployed */
            deployment: (("cloud" | "self-hosted" | "on-premise" | "hybrid" | "desktop" | "mobile" | "edge" | "docker") | string)[];
            /** @description interfaces for programs */
            interfaces?: {
                /** @description API that is described with OpenAPI */
                openapi?: {
                    /** @description version, as the publisher states it */
                    version?: components["schemas"]["ManifestLine"];
                    /** @description address of the description of the API */
                    spec_url?: components["schemas"]["ManifestUri"];
                };
                /** @description server of the Model Context Protocol */
                mcp?: {
                    /** @description version, as the publisher states it */
                    version?: components["schemas"]["ManifestLine"];
                    /** @description how the server is spoken to */
                    transport?: ("sse" | "stdio" | "streamable-http") | string;
                    /** @description where the API or server is reached */
                    endpoint?: components["schemas"]["ManifestUri"];
                    /** @description a whole number */
                    tools_count?: number;
                    /** @description address of the schema */
                    schema_url?: components["schemas"]["ManifestUri"];
                };
            };
            /** @description what it costs */
            pricing?: {
                /** @description how it is paid for */
                model?: ("free" | "freemium" | "subscription" | "usage" | "one-time" | "quote") | string;
                /** @description a whole number of minor units (cents), 0 or more */
                starting_price_cents?: number;
                /** @description an ISO 4217 currency code of three capital letters, like EUR */
                currency?: string;
            };
            /** @description products it works with */
            integrations?: components["schemas"]["ManifestLine"][];
        };
        /**
         * Format: date-time
         * @description a date and time as in RFC 3339, like 2026-01-31T12:00:00Z
         */
        ManifestDateTime: string;
        ManifestDescription: {
            /** @description text of at most 120 characters */
            tagline?: string;
            /** @description text of at most 500 characters */
            summary: string;
            /** @description text of at most 20000 characters */
            text?: string;
        };
        ManifestEntity: {
            /** @description Official product or project name. */
            name: components["schemas"]["ManifestLine"];
            /** @description lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool */
            slug: string;
            /** @description the primary authoritative domain name, like example.org */
            domain: string;
            /** @description what the product is */
            type: ("saas" | "ai-agent" | "mcp-server" | "api" | "software" | "open-source" | "framework" | "library" | "plugin" | "extension" | "mobile") | string;
            /** @description the license */
            license?: {
                /** @description kind of it */
                type?: ("open-source" | "freeware" | "freemium" | "commercial" | "trial" | "subscription") | string;
                /** @description whether the license is named by its SPDX identifier */
                spdx_id?: components["schemas"]["ManifestLine"];
                /** @description terms of commercial use, in words */
                commercial_terms?: string;
            };
            /** @description the publisher */
            vendor?: {
                /** @description name for people */
                name?: components["schemas"]["ManifestLine"];
                /** @description an absolute http or https address, without user name or password, at most 2048 characters */
                website?: components["schemas"]["ManifestUri"];
                /** @description country of the publisher, two letters of ISO 3166-1 */
                country_code?: string;
                /** @description an absolute http or https address, without user name or password, at most 2048 characters */
                support_url?: components["schemas"]["ManifestUri"];
            };
            /** @description one description per BCP-47 language tag, like en or pt-BR */
            descriptions: {
                [key: string]: components["schemas"]["ManifestDescription"];
            };
        };
        /** @description a BCP-47 language tag, like en or pt-BR */
        ManifestLanguageTag: string;
        /** @description text of 1 to 200 characters */
        ManifestLine: string;
        ManifestProtocol: {
            /** @description name for people */
            name: components["schemas"]["ManifestLine"];
            /** @description version of the software */
            version: components["schemas"]["ManifestLine"];
            /** @description text of 1 to 200 characters */
            author: components["schemas"]["ManifestLine"];
            /** @description text of 1 to 200 characters */
            specification_license: components["schemas"]["ManifestLine"];
            /** @description text of 1 to 200 characters */
            reference_implementation_license: components["schemas"]["ManifestLine"];
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            canonical_url?: components["schemas"]["ManifestUri"];
        };
        ManifestReleases: {
            /** @description the current release */
            latest: {
                /** @description a version as SemVer writes it, like 2.4.0 or 2.4.0-beta.1 */
                version: string;
                /** @description a date and time as in RFC 3339, like 2026-01-31T12:00:00Z */
                published_at: components["schemas"]["ManifestDateTime"];
                /** @description kind of release */
                release_type?: ("major" | "minor" | "patch" | "security" | "initial") | string;
                /** @description an absolute http or https address, without user name or password, at most 2048 characters */
                changelog_url?: components["schemas"]["ManifestUri"];
                /** @description files of the release to download */
                artifacts?: {
                    /** @description what the file runs on */
                    platform?: components["schemas"]["ManifestLine"];
                    /** @description address of the file */
                    uri?: components["schemas"]["ManifestUri"];
                    /** @description a SHA-256 digest of 64 hexadecimal digits */
                    sha256?: string;
                }[];
            };
        };
        ManifestTelemetry: {
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            status_page?: components["schemas"]["ManifestUri"];
            /** @description where events are sent */
            webhook?: {
                /** @description its address */
                url?: components["schemas"]["ManifestUri"];
                /** @description kinds of events that are wanted */
                events?: components["schemas"]["ManifestLine"][];
            };
        };
        ManifestTrust: {
            /** @description how the domain was verified, and the state of it */
            domain_verification?: {
                /** @description how the domain was verified */
                method?: ("dns-txt" | "well-known-http" | "none") | string;
                /** @description state of the verification */
                status?: ("verified" | "pending" | "unverified") | string;
                /** @description when it was verified; null where it was not */
                verified_at?: components["schemas"]["ManifestDateTime"];
            };
            /** @description signatures by the publisher */
            signatures?: {
                /** @description text of 1 to 200 characters */
                algorithm?: components["schemas"]["ManifestLine"];
                /** @description public key of the publisher */
                public_key?: string;
                /** @description signature of the manifest by its publisher */
                manifest_signature?: string;
            };
        };
        /**
         * Format: uri
         * @description an absolute http or https address, without user name or password, at most 2048 characters
         */
        ManifestUri: string;
        /** @description what a listing can say */
        Merit: ("summary" | "text" | "homepage" | "license_type" | "spdx_id" | "platforms" | "category" | "pricing" | "release_notes" | "second_locale" | "checksums" | "openapi_badge" | "integrations" | "interface_or_documentation" | "security" | "packages") | string;
        MeritList: (components["schemas"]["Merit"] | components["schemas"]["Proof"])[];
        /**
         * Format: date-time
         * @description date and time in UTC, like 2026-01-31T12:00:00.000Z
         */
        Moment: string;
        MonthCount: {
            /** @description like 2026-01 */
            month: string;
            /** @description the number */
            count: number;
        };
        MoveCode: ("weight_changed" | "added" | "lost" | "added_and_lost" | "counted_otherwise" | "newest_release" | "release_fading" | "does_not_fade" | "no_release_day" | "archived" | "deprecated" | "source_gone" | "dependents" | "downloads" | "installs" | "computers" | "use_unknown") | string;
        OwnDomains: {
            /** @description the domains of the token */
            data: {
                /** @description the name of a domain */
                domain: string;
                /** @description a line on the domain, or the word of the operator */
                proved_by: ("line" | "operator") | string;
                /** @description what stands in DNS, or in the file of proofs, for as long as the token shall last; null where the operator vouches for the domain */
                record: {
                    /**
                     * @description kind of DNS record
                     * @constant
                     */
                    type: "TXT";
                    /** @description name of the record */
                    name: string;
                    /** @description its text */
                    value: string;
                } | null;
                /**
                 * Format: date
                 * @description day since which the line has been out of sight: after a week the token ends; null while it is there
                 */
                missing_since: string | null;
            }[];
        };
        OwnListings: {
            /** @description what was asked for */
            data: {
                /** @description name in addresses, unique among its kind */
                slug: components["schemas"]["ListingSlug"];
                /** @description name for people */
                name: string;
                /** @description version of the software */
                version: string | null;
                /**
                 * Format: uri
                 * @description address of the product's own website
                 */
                homepage: string | null;
                /** @description documents that the listing is read from */
                sources: {
                    /** @description what kind it is of */
                    kind: components["schemas"]["FeedKind"];
                    /**
                     * Format: uri
                     * @description null for a document that was submitted, or that the operator keeps
                     */
                    url: string | null;
                    /**
                     * Format: date
                     * @description the day its content last changed
                     */
                    last_changed_on: string;
                    /**
                     * Format: date
                     * @description the day since which it cannot be read; null while it can
                     */
                    failing_since: string | null;
                    /** @description why it could not be read */
                    failing_code: string | null;
                }[];
                /** @description a change of it waits for a person */
                in_moderation: boolean;
                /** @description addresses that belong to it */
                links: {
                    /**
                     * Format: uri
                     * @description address of this document
                     */
                    self: string;
                };
            }[];
        };
        OwnTokens: {
            /** @description valid tokens that speak for no other domains than this one, the oldest first */
            data: {
                /** @description to name the token by: the beginning of its SHA-256 */
                id: string;
                /** @description its first eight characters */
                prefix: string;
                /** @description what it speaks for */
                domains: string[];
                /** @description the read plan it is the key of; null for none */
                plan: ("free" | "top") | string | null;
                /**
                 * Format: date-time
                 * @description when it was made
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description when it ends
                 */
                expires_at: string;
                /**
                 * Format: date
                 * @description day of its last request; null for none
                 */
                last_used_on: string | null;
                /** @description true for the token of this request */
                is_this_one: boolean;
            }[];
        };
        /** @description PAD JSON 2.0: one document per product, hosted by its publisher. Members not named here are ignored and never stored. */
        PadDocument: {
            /** @description address of the schema this document follows */
            $schema?: components["schemas"]["PadDocumentUri"];
            /** @description the protocol that the document follows */
            protocol?: {
                /** @description name for people */
                name?: components["schemas"]["PadDocumentLine"];
                /** @description version of the software */
                version?: components["schemas"]["PadDocumentLine"];
                /** @description text of 1 to 200 characters */
                author?: components["schemas"]["PadDocumentLine"];
                /** @description text of 1 to 200 characters */
                specification_license?: components["schemas"]["PadDocumentLine"];
                /** @description text of 1 to 200 characters */
                reference_implementation_license?: components["schemas"]["PadDocumentLine"];
                /** @description an absolute http or https address, without user name or password, at most 2048 characters */
                canonical_url?: components["schemas"]["PadDocumentUri"];
            };
            /** @description the format version, "2.0" */
            pad_version: string;
            /** @description who publishes the product: an object with a name */
            vendor: {
                /** @description name of the publishing organization or project */
                name: components["schemas"]["PadDocumentLine"];
                /** @description an absolute http or https address, without user name or password, at most 2048 characters */
                website?: components["schemas"]["PadDocumentUri"];
                /** @description an ISO 3166 country code of two letters, like DE */
                country_code?: string;
            };
            /** @description slug of the listing */
            software: components["schemas"]["PadDocumentSoftware"];
            /** @description the current release: an object with a version */
            release: components["schemas"]["PadDocumentRelease"];
            /** @description earlier releases, at most 200 */
            releases?: components["schemas"]["PadDocumentRelease"][];
            /** @description where events are sent */
            webhook?: {
                /** @description the address that receives signed events */
                url: components["schemas"]["PadDocumentUri"];
                /** @description event kinds: listing.published, rank.changed */
                events?: components["schemas"]["PadDocumentLine"][];
            };
        };
        PadDocumentDependency: {
            /** @description name for people */
            name: components["schemas"]["PadDocumentLine"];
            /** @description version of the software */
            version?: components["schemas"]["PadDocumentLine"];
            /** @description oldest version that works */
            version_min?: components["schemas"]["PadDocumentLine"];
            /** @description newest version that works */
            version_max?: components["schemas"]["PadDocumentLine"];
            /** @description true where it also runs without */
            optional?: boolean;
        };
        PadDocumentDescription: {
            /** @description text of at most 120 characters */
            tagline?: string;
            /** @description text; the first 500 characters are kept */
            summary: string;
            /** @description text of at most 20000 characters */
            text?: string;
        };
        PadDocumentInterfaces: {
            /** @description API that is described with OpenAPI */
            openapi?: {
                /** @description version, as the publisher states it */
                version?: components["schemas"]["PadDocumentLine"];
                /** @description address of the description of the API */
                spec_url?: components["schemas"]["PadDocumentUri"];
            };
            /** @description server of the Model Context Protocol */
            mcp?: {
                /** @description version, as the publisher states it */
                version?: components["schemas"]["PadDocumentLine"];
                /** @description how the server is reached */
                transport?: ("sse" | "stdio" | "streamable-http") | string;
                /** @description where the API or server is reached */
                endpoint?: components["schemas"]["PadDocumentUri"];
                /** @description a whole number, 0 or more */
                tools_count?: number;
                /** @description address of the schema */
                schema_url?: components["schemas"]["PadDocumentUri"];
            };
        };
        /** @description a BCP-47 language tag, like en or pt-BR */
        PadDocumentLanguageTag: string;
        PadDocumentLifecycle: {
            /**
             * Format: date
             * @description a day, like 2030-12-31: the last one on which vulnerabilities are still corrected
             */
            security_support_until?: string;
            /**
             * Format: date
             * @description a day, like 2032-12-31: the last one on which there is any support
             */
            end_of_life?: string;
            /** @description a list of at most 30 version lines with days of their own */
            lines?: {
                /** @description a version line, like 2.x or 2024.1 LTS */
                line: components["schemas"]["PadDocumentLine"];
                /**
                 * Format: date
                 * @description a day, like 2030-12-31: the last one on which vulnerabilities are still corrected
                 */
                security_support_until?: string;
                /**
                 * Format: date
                 * @description a day, like 2032-12-31: the last one on which there is any support
                 */
                end_of_life?: string;
            }[];
            /** @description an absolute http or https address: the list of its components, CycloneDX or SPDX in JSON */
            sbom_url?: components["schemas"]["PadDocumentUri"];
            /** @description an absolute http or https address: the CSAF provider metadata, or an advisory in CSAF */
            csaf_url?: components["schemas"]["PadDocumentUri"];
            /** @description an absolute http or https address: the declaration of conformity, a page or a PDF file */
            conformity_url?: components["schemas"]["PadDocumentUri"];
        };
        /** @description text of 1 to 200 characters */
        PadDocumentLine: string;
        PadDocumentPublicSector: {
            /** @description an absolute http or https address: the repository with its source code */
            repository?: components["schemas"]["PadDocumentUri"];
            /** @description how far its development is: concept, development, beta, stable or obsolete */
            development_status?: ("concept" | "development" | "beta" | "stable" | "obsolete") | string;
            /** @description names of at most 100 public bodies that use it, as its publisher declares */
            used_by?: components["schemas"]["PadDocumentLine"][];
            /** @description who maintains it: an object with a type */
            maintenance?: {
                /** @description internal, contract, community or none */
                type: ("internal" | "contract" | "community" | "none") | string;
                /**
                 * Format: date
                 * @description the last day of the contract, like 2027-12-31
                 */
                until?: string;
            };
            /** @description what has to be there for it to run */
            depends_on?: {
                /** @description at most 50 open-source programs */
                open?: components["schemas"]["PadDocumentDependency"][];
                /** @description at most 50 proprietary programs */
                proprietary?: components["schemas"]["PadDocumentDependency"][];
                /** @description at most 50 devices */
                hardware?: components["schemas"]["PadDocumentDependency"][];
            };
            /** @description for whom it is made */
            audience?: {
                /** @description fields of public service, like education or local-authorities */
                scope?: (("agriculture" | "culture" | "defence" | "education" | "emergency-services" | "employment" | "energy" | "environment" | "finance-and-economic-development" | "foreign-affairs" | "government" | "healthcare" | "infrastructures" | "justice" | "local-authorities" | "manufacturing" | "research" | "science-and-technology" | "security" | "society" | "sport" | "tourism" | "transportation" | "welfare") | string)[];
                /** @description countries whose law it follows: at most 250 codes */
                countries?: string[];
                /** @description countries it is not fit for: at most 250 codes */
                unsupported_countries?: string[];
            };
            /** @description true where it can be translated */
            localisation_ready?: boolean;
            /** @description who owns the rights in most of it */
            copyright_owner?: components["schemas"]["PadDocumentLine"];
            /** @description an absolute http or https address: what is planned */
            roadmap?: components["schemas"]["PadDocumentUri"];
            /** @description an absolute http or https address: how accessible it is, and where it is not */
            accessibility_statement?: components["schemas"]["PadDocumentUri"];
            /** @description an absolute http or https address: where and by whom it is hosted */
            hosting_statement?: components["schemas"]["PadDocumentUri"];
            /** @description at most 10 addresses of what it is a variant of */
            based_on?: components["schemas"]["PadDocumentUri"][];
        };
        PadDocumentRelease: {
            /** @description the version as text of 1 to 100 characters, like 1.10.0 */
            version: string;
            /**
             * Format: date
             * @description a calendar date, like 2026-01-31
             */
            released_on?: string;
            /** @description a year, or a year and a month, like 2026 or 2026-01, where the day is not known */
            released_in?: string;
            /** @description kind of release */
            release_type?: components["schemas"]["PadDocumentLine"];
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            notes_url?: components["schemas"]["PadDocumentUri"];
            /** @description what is new: text of at most 2000 characters */
            changes?: string;
            /** @description true where this version is withdrawn, or the reason as text of at most 1000 characters */
            yanked?: boolean | string;
            /** @description a list of at most 100 downloads */
            artifacts?: {
                /** @description what the file runs on */
                platform?: components["schemas"]["PadDocumentLine"];
                /** @description address of the file */
                uri: components["schemas"]["PadDocumentUri"];
                /** @description a SHA-256 digest of 64 hexadecimal digits */
                sha256?: string;
                /** @description the size of the file in bytes, a whole number, 1 or more */
                size_bytes?: number;
                /** @description the format of the file, like exe or tar.gz */
                format?: string;
            }[];
        };
        /** @description the product: an object with a slug and a name */
        PadDocumentSoftware: {
            /** @description lower-case letters a-z, digits and dashes, 1 to 64 characters, like my-tool */
            slug: string;
            /** @description name of the product */
            name: components["schemas"]["PadDocumentLine"];
            /** @description what kind it is of */
            kind?: components["schemas"]["PadDocumentLine"];
            /** @description slug of its category */
            category?: components["schemas"]["PadDocumentLine"];
            /** @description kind of license */
            license_type?: components["schemas"]["PadDocumentLine"];
            /** @description the license */
            license?: {
                /** @description an SPDX license expression, like MIT */
                spdx_id?: components["schemas"]["PadDocumentLine"];
                /** @description text of at most 2000 characters */
                commercial_terms?: string;
            };
            /** @description a list of at most 50 platform names */
            platforms?: components["schemas"]["PadDocumentLine"][];
            /** @description address of the product's own website */
            homepage?: components["schemas"]["PadDocumentUri"];
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            documentation?: components["schemas"]["PadDocumentUri"];
            /** @description an absolute http or https address: where the product is bought */
            order_url?: components["schemas"]["PadDocumentUri"];
            /** @description an absolute http or https address: where users get help */
            support_url?: components["schemas"]["PadDocumentUri"];
            /** @description an absolute http or https address: where it is said whether the service runs */
            status_page?: components["schemas"]["PadDocumentUri"];
            /** @description an object with policy_url, security_txt_url or both: where to report a vulnerability */
            security?: {
                /** @description an absolute http or https address: the page that says how to report a vulnerability */
                policy_url?: components["schemas"]["PadDocumentUri"];
                /** @description an absolute http or https address: the security.txt of RFC 9116 */
                security_txt_url?: components["schemas"]["PadDocumentUri"];
            };
            /** @description an absolute http or https address: the icon, a picture */
            icon?: components["schemas"]["PadDocumentUri"];
            /** @description a list of at most 10 addresses of pictures */
            screenshots?: components["schemas"]["PadDocumentUri"][];
            /** @description a list of at most 30 words of at most 60 characters */
            keywords?: string[];
            /** @description languages its users can choose: at most 200 BCP-47 tags, like en or pt-BR */
            languages?: components["schemas"]["PadDocumentLanguageTag"][];
            /** @description what it needs to run: text of at most 1000 characters */
            requirements?: string;
            /** @description a list of ways the product is deployed */
            deployment?: components["schemas"]["PadDocumentLine"][];
            /** @description packages that hold the product: at most 20 package URLs (purl), like pkg:npm/my-tool */
            packages?: string[];
            /**
             * Format: date
             * @description a day, like 2030-12-31: the last one on which faults are still corrected
             */
            support_until?: string;
            /** @description until when it is supported, and documents on its security: an object */
            lifecycle?: components["schemas"]["PadDocumentLifecycle"];
            /** @description what public bodies ask of software: an object */
            public_sector?: components["schemas"]["PadDocumentPublicSector"];
            /** @description a list of at most 200 product names */
            integrations?: components["schemas"]["PadDocumentLine"][];
            /** @description interfaces for programs */
            interfaces?: components["schemas"]["PadDocumentInterfaces"];
            /** @description what it costs */
            pricing?: {
                /** @description how it is paid for */
                model?: components["schemas"]["PadDocumentLine"];
                /** @description a whole number of minor units (cents), 0 or more */
                price_from_cents?: number;
                /** @description an ISO 4217 currency code of three capital letters, like EUR */
                currency?: string;
            };
            /** @description one description per BCP-47 language tag, like en or pt-BR */
            descriptions?: {
                [key: string]: components["schemas"]["PadDocumentDescription"];
            };
        };
        /**
         * Format: uri
         * @description an absolute http or https address, without user name or password, at most 2048 characters
         */
        PadDocumentUri: string;
        PendingDomain: {
            /** @description what was asked for */
            data: {
                /** @description name of the domain */
                domain: string;
                /**
                 * @description state it is in
                 * @constant
                 */
                state: "pending";
                /** @description what was not found, and when to ask again */
                detail: string;
            };
        };
        /** @description An error answer, RFC 9457 application/problem+json. */
        Problem: {
            /**
             * Format: uri-reference
             * @description address of the page that explains the problem
             */
            type: string;
            /** @description title for people */
            title: string;
            /** @description status code of the HTTP response */
            status: number;
            /** @description what went wrong in this case, in words */
            detail: string;
            /** @description a fixed word that programs can rely on */
            code: components["schemas"]["ProblemCode"];
            /** @description each mistake in the request */
            errors?: components["schemas"]["ProblemFieldError"][];
            /** @description names of the RateLimit policies that leave nothing */
            "violated-policies"?: string[];
        };
        /** @description a stable snake_case code */
        ProblemCode: string;
        ProblemFieldError: {
            /** @description a JSON pointer into the document */
            pointer: string;
            /** @description a fixed word that programs can rely on */
            code: components["schemas"]["ProblemCode"];
            /** @description what is wrong, in words */
            message: string;
            /** @description what would be right */
            expected?: string;
        };
        /** @description what we or others have seen to be true */
        Proof: ("domain_proved" | "hash_recomputed" | "signature_verified" | "homepage_secure" | "documents_checked") | string;
        PublisherRequest: {
            /** @description what was asked for */
            data: components["schemas"]["RequestFacts"];
        };
        PublisherRequestList: {
            /** @description the newest first */
            data: components["schemas"]["RequestFacts"][];
        };
        /** @description Body of the webhook delivery sent when a listing's rank position changes. */
        RankChanged: {
            /**
             * @description kind of the event
             * @constant
             */
            event: "rank.changed";
            /** @description slug of the listing */
            software: components["schemas"]["RankChangedSlug"];
            /** @description place and score */
            rank: {
                /** @description the place before; 1 is best */
                previous: number;
                /** @description the place now; 1 is best */
                current: number;
                /** @description points out of 100 */
                score: number;
            };
            /** @description a calendar date, like 2026-01-31 */
            computed_on: components["schemas"]["RankChangedDate"];
        };
        /**
         * Format: date
         * @description a calendar date, like 2026-01-31
         */
        RankChangedDate: string;
        /** @description lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool */
        RankChangedSlug: string;
        RankInput: {
            /** @description name in addresses, unique among its kind */
            slug: components["schemas"]["ListingSlug"];
            /** @description day the listing or what is witnessed of it last changed; it moves computed_on and never the score */
            updated_on: components["schemas"]["ListingDate"] | null;
            /** @description its publisher keeps it no longer; source_gone: what the listing is read from first has gone, by three looks on different days */
            ended: ("archived" | "deprecated" | "source_gone") | string | null;
            /** @description days of releases, by who says so */
            releases: {
                /** @description who attests it */
                by: components["schemas"]["Attestation"];
                /** @description who says so */
                source: string | null;
                /** @description in any order */
                days: components["schemas"]["ListingDate"][];
                /** @description median of the days between releases, where not all days are here */
                gap_days: number | null;
            }[];
            /** @description what a database of advisories knows of the current version */
            advisories: {
                /** @description how many advisories are open */
                open: number;
                /** @description who says so */
                source: string;
                /** @description the day since which it is known */
                since: components["schemas"]["ListingDate"];
            } | null;
            /** @description what was seen to be true */
            proofs: {
                /** @description a fixed word that programs can rely on */
                code: components["schemas"]["Proof"];
                /** @description who attests it */
                by: components["schemas"]["Attestation"];
                /** @description who says so */
                source: string | null;
                /** @description the day since which it is known */
                since: components["schemas"]["ListingDate"] | null;
            }[];
            /** @description who is seen to use it */
            uses: {
                /** @description who has seen it */
                witness: components["schemas"]["EvidenceWitness"];
                /** @description what is counted */
                measure: components["schemas"]["RankWeightsMeasure"];
                /** @description the number */
                count: number;
                /** @description what the figure is of, such as a package */
                subject: string;
                /** @description the day since which it is known */
                since: components["schemas"]["ListingDate"];
            }[];
            /** @description which facts the publisher states; each is true where it is given */
            merits: {
                /** @description whether there is a summary */
                summary: boolean;
                /** @description whether there is a longer description */
                text: boolean;
                /** @description whether a homepage is named */
                homepage: boolean;
                /** @description whether the kind of license is given */
                license_type: boolean;
                /** @description whether the license is named by its SPDX identifier */
                spdx_id: boolean;
                /** @description whether platforms are named */
                platforms: boolean;
                /** @description whether a category is given */
                category: boolean;
                /** @description whether prices are given */
                pricing: boolean;
                /** @description whether there are notes on releases */
                release_notes: boolean;
                /** @description whether there is a description in a second language */
                second_locale: boolean;
                /** @description null where it is not there and makes no sense for the kind: nobody is advised to add it */
                checksums: boolean | null;
                /** @description null where it is not there and makes no sense for the kind: nobody is advised to add it */
                openapi_badge: boolean | null;
                /** @description whether integrations are named */
                integrations: boolean;
                /** @description whether an interface or documentation is named */
                interface_or_documentation: boolean;
                /** @description whether a place to report vulnerabilities is named */
                security: boolean;
                /** @description null where it is not there and makes no sense for the kind: nobody is advised to add it */
                packages: boolean | null;
            };
        };
        RankMonth: {
            /** @description like 2026-01 */
            month: string;
            /** @description 1 is best */
            position: number;
            /** @description how many listings were ranked */
            total: number;
            /** @description points out of 100; with decimals in months before the present weights */
            score: number;
        };
        RankMove: {
            /** @description the day since which it is known */
            since: components["schemas"]["ListingDate"];
            /** @description place and score in the snapshot */
            previous: {
                /** @description 1 is best */
                position: number;
                /** @description points out of 100, two decimals */
                score: number;
            };
            /** @description points, two decimals; negative for a loss */
            delta: number;
            /** @description only those that changed; their deltas sum to the delta */
            signals: {
                /** @description part of the score */
                name: components["schemas"]["SignalName"];
                /** @description points, two decimals; negative for a loss */
                delta: number;
                /** @description a fixed word that programs can rely on */
                code: components["schemas"]["MoveCode"];
                /** @description the figures and words that belong to the code */
                values: components["schemas"]["RankValues"];
                /** @description the code and its values in the catalog's first language */
                words: string;
            }[];
            /** @description the same as sentences, for people */
            words: string[];
        };
        RankResource: {
            /** @description name in addresses, unique among its kind */
            slug: components["schemas"]["ListingSlug"];
            /** @description 1 is best */
            position: number;
            /** @description among the listings of its category; 1 is best */
            place_in_category: number;
            /** @description how many listings are ranked */
            total: number;
            /** @description whole points out of 100 */
            score: number;
            /** @description points out of 100 that can be known of it: those of all signals that are not unknown, and what the others count */
            knowable: number;
            /** @description how it compares with all listings */
            standing: {
                /** @description at most so many percent of all listings have as many points or more; null where that is more than half of them */
                top_percent: (1 | 5 | 10 | 25 | 50) | number | null;
            };
            /** @description the day the points of this listing last changed */
            computed_on: components["schemas"]["ListingDate"];
            /** @description the day the position is of */
            ranked_on: components["schemas"]["ListingDate"];
            /** @description What the rank counts, and for how much: data with a version, like schemas/rank/weights.json. */
            weights: components["schemas"]["RankWeights"];
            /** @description the parts of the score */
            signals: components["schemas"]["Signal"][];
            /** @description everything that the score is computed from */
            inputs: components["schemas"]["RankInput"];
            /** @description by month, oldest first */
            history: components["schemas"]["RankMonth"][];
            /** @description the change since the last monthly snapshot; null where the listing is not in it */
            moved: components["schemas"]["RankMove"] | null;
            /** @description addresses that belong to it */
            links: {
                /** @description address of this document */
                self: string;
                /** @description the listing it is about */
                listing: string;
                /** @description address of the page for people */
                html: string;
            };
        };
        /** @description what the words of a code are filled with: each code has its own of these */
        RankValues: {
            /** @description of the newest release, or since which it is so */
            day?: components["schemas"]["ListingDate"];
            /** @description of what is present, or of dependents, downloads or installs */
            count?: number;
            /** @description how many could be present */
            of?: number;
            /** @description who attests it: a witness, or the host of a forge */
            source?: string;
            /** @description the package or address that is meant */
            subject?: string;
            /** @description that it earns, or that the signal can earn now */
            points?: number;
            /** @description that the signal could earn then */
            points_before?: number;
            /** @description facts that are missing */
            missing?: components["schemas"]["MeritList"];
            /** @description facts that were added */
            added?: components["schemas"]["MeritList"];
            /** @description facts that were lost */
            lost?: components["schemas"]["MeritList"];
        };
        /** @description What the rank counts, and for how much: data with a version, like schemas/rank/weights.json. */
        RankWeights: {
            /** @description version of the weights */
            version: string;
            /** @description whole points that each part can earn; they sum to 100 */
            points: {
                /** @description points for being maintained */
                kept: number;
                /** @description points for what was proven */
                proven: number;
                /** @description points for known use */
                used: number;
                /** @description points for facts that the publisher states */
                told: number;
            };
            /** @description how being maintained earns points */
            kept: {
                /** @description points where nobody but the publisher names the days, and nobody is seen to use it */
                declared: number;
                /** @description points where we have seen the days or somebody attests them, and nobody is seen to use it */
                witnessed: number;
                /** @description weeks after a release in which nothing is lost */
                full_weeks: number;
                /** @description the same as a multiple of the median gap between releases; the longer of the two counts */
                full_gaps: number;
                /** @description weeks from full to nothing */
                fading_weeks: number;
                /** @description points of use from which others are said to depend on it */
                relied_on: number;
                /** @description points more for each point of known use, up to all of the part */
                per_use: number;
            };
            /** @description how what was proven earns points */
            proven: {
                /** @description points for a domain that is proven */
                domain_proved: number;
                /** @description points for a digest that we computed again */
                hash_recomputed: number;
                /** @description points for a signature that we verified */
                signature_verified: number;
                /** @description points for a homepage that answers over HTTPS */
                homepage_secure: number;
                /** @description points for a security document that answers and is of its kind */
                documents_checked: number;
            };
            /** @description how figures of a witness become points: by their place among all that the witness counts; without such a distribution a figure earns nothing */
            used: {
                /** @description what is counted */
                measure: components["schemas"]["RankWeightsMeasure"];
                /** @description who has seen it */
                witness: components["schemas"]["EvidenceWitness"];
                /** @description beginning of the package URLs that the distribution is of */
                packages: string;
                /** @description of the window that the witness counts */
                days: number;
                /** @description points at most, by what it costs to inflate the figure; more than half of the part takes a second witness, or dependents */
                ceiling: number;
                /** @description up to this many earn nothing */
                none: number;
                /** @description from this many on the ceiling is reached */
                full: number;
                /**
                 * UseDistribution
                 * @description how the counts of the witness are distributed
                 */
                distribution: {
                    /** @description where it was read */
                    source: string;
                    /** @description a calendar date, like 2026-01-31 */
                    on: components["schemas"]["ListingDate"];
                    /** @description how many the witness counted */
                    entries: number;
                    /** @description at least two, with rising figures */
                    places: {
                        /** @description the number */
                        count: number;
                        /** @description how many of the entries have as much or more */
                        place: number;
                    }[];
                };
            }[];
            /**
             * UnknownUse
             * @description what counts where nobody can say how many use it
             */
            unknown_use: {
                /** @description at most a quarter of the lowest ceiling */
                points: number;
                /** @description witnesses that review what they list, so that no publisher can enter alone */
                attested_by: components["schemas"]["EvidenceWitness"][];
            };
        };
        /** UseMeasure */
        RankWeightsMeasure: ("computers" | "dependents" | "downloads" | "installs") | string;
        RequestFacts: {
            /** @description to look it up by */
            id: string;
            /** @description name in addresses, unique among its kind */
            slug: components["schemas"]["ListingSlug"];
            /** @description restore takes a withdrawal back */
            action: ("sync" | "withdraw" | "restore") | string;
            /** @description queued until the next sync, which grants or refuses it; a page or an answer shows it from the build after that */
            state: ("queued" | "done" | "refused") | string;
            /** @description why it was refused; null otherwise */
            reason: string | null;
            /**
             * Format: date-time
             * @description when it came
             */
            asked_at: string;
            /**
             * Format: date-time
             * @description when it was done or refused; null while it is queued
             */
            settled_at: string | null;
            /** @description where to go on */
            links: {
                /**
                 * Format: uri
                 * @description address to ask for its state
                 */
                self: string;
            };
        };
        RolledToken: {
            /** @description what was asked for */
            data: {
                /** @description to name the token by: the beginning of its SHA-256 */
                id: string;
                /** @description its first eight characters */
                prefix: string;
                /** @description what it speaks for */
                domains: string[];
                /** @description the new token, shown in this answer alone */
                token: string;
                /**
                 * Format: date-time
                 * @description when the new one ends
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description until when the old one is valid; null where it has ended
                 */
                former_until: string | null;
            };
        };
        /**
         * ShownPicture
         * @description a picture for where there is little room
         */
        ShownPicture: {
            /**
             * Format: uri
             * @description on the catalog's own host, in WebP
             */
            url: string;
            /** @description in pixels */
            width: components["schemas"]["ListingPictureSide"];
            /** @description in pixels */
            height: components["schemas"]["ListingPictureSide"];
        };
        /** ShownScreenshot */
        ShownScreenshot: {
            /**
             * Format: uri
             * @description on the catalog's own host, in WebP
             */
            url: string;
            /** @description in pixels */
            width: components["schemas"]["ListingPictureSide"];
            /** @description in pixels */
            height: components["schemas"]["ListingPictureSide"];
            /** @description what it shows, in words */
            alt: components["schemas"]["ListingLine"] | null;
            /** @description a picture for where there is little room */
            small: components["schemas"]["ShownPicture"];
        };
        /** @description the figure that says most of how many use it, of several packages that of the one used most; absent where nobody counts */
        ShownUse: {
            /** @description what is counted */
            counted: ("downloads" | "installs" | "computers" | "dependents") | string;
            /** @description the number */
            count: number;
            /** @description the day since which the count is known */
            since: components["schemas"]["ListingDate"];
        };
        Signal: {
            /** @description part of the score */
            name: components["schemas"]["SignalName"];
            /** @description state it is in */
            state: components["schemas"]["SignalState"];
            /** @description whole points it can earn */
            weight: number;
            /** @description whole points it has earned */
            points: number;
            /** @description what the points were given for */
            facts: components["schemas"]["Fact"][];
            /** @description the facts in the catalog's first language */
            reason: string;
            /** @description what would earn more points */
            advice: components["schemas"]["Advice"][];
        };
        SignalName: ("kept" | "proven" | "used" | "told") | string;
        /**
         * SignalState
         * @description known: it has earned points; zero: it was looked at, and has earned none; unknown: nobody can say, and its points are a fixed number
         */
        SignalState: ("known" | "zero" | "unknown") | string;
        SoftwareListing: {
            /** @description name in addresses, unique among its kind */
            slug: components["schemas"]["ListingSlug"];
            /** @description name for people */
            name: components["schemas"]["ListingLine"];
            /** @description the publisher */
            vendor: {
                /** @description name for people */
                name: components["schemas"]["ListingLine"];
                /** @description an absolute http or https address, without user name or password, at most 2048 characters */
                website: components["schemas"]["ListingUri"] | null;
                /** @description country of the publisher, two letters of ISO 3166-1 */
                country_code: string | null;
            };
            /** @description what kind it is of */
            kind: components["schemas"]["ListingKind"];
            /** @description slug of its category */
            category: components["schemas"]["ListingCategorySlug"];
            /** @description kind of license */
            license_type: components["schemas"]["ListingLicenseType"] | null;
            /** @description what it runs on */
            platforms: components["schemas"]["ListingPlatform"][];
            /** @description what it does, in one or two sentences */
            summary: string | null;
            /** @description address of the product's own website */
            homepage: components["schemas"]["ListingUri"] | null;
            /** @description version of the software */
            version: string;
            /** @description day of the release; null where it is not known */
            released_on: components["schemas"]["ListingDate"] | null;
            /** @description badges of the listing */
            badges: components["schemas"]["ListingBadge"][];
            /** @description whether the domain of the publisher is verified */
            verified: boolean;
            /** @description descriptions by language, keyed by BCP 47 tag */
            descriptions: components["schemas"]["ListingDescriptions"];
            /** @description the license */
            license: {
                /** @description kind of it */
                type: components["schemas"]["ListingLicenseType"] | null;
                /** @description whether the license is named by its SPDX identifier */
                spdx_id: components["schemas"]["ListingLine"] | null;
                /** @description terms of commercial use, in words */
                commercial_terms: string | null;
            };
            /** @description products it works with */
            integrations: components["schemas"]["ListingLine"][];
            /** @description what it costs */
            pricing: components["schemas"]["ListingPricing"] | null;
            /** @description interfaces for programs */
            interfaces: components["schemas"]["ListingInterfaces"] | null;
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            documentation: components["schemas"]["ListingUri"] | null;
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            order_url: components["schemas"]["ListingUri"] | null;
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            support_url: components["schemas"]["ListingUri"] | null;
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            status_page: components["schemas"]["ListingUri"] | null;
            /** @description where to report a vulnerability; null where that is not known */
            security: {
                /** @description an absolute http or https address, without user name or password, at most 2048 characters */
                policy_url: components["schemas"]["ListingUri"] | null;
                /** @description an absolute http or https address, without user name or password, at most 2048 characters */
                security_txt_url: components["schemas"]["ListingUri"] | null;
            } | null;
            /** @description of the product, 128 × 128 pixels in WebP, on the catalog's own host */
            icon: string | null;
            /** @description pictures of the product */
            screenshots: components["schemas"]["ShownScreenshot"][];
            /** @description words its publisher gives it */
            keywords: components["schemas"]["ListingKeywords"];
            /** @description languages its users can choose, as BCP-47 tags */
            languages: components["schemas"]["ListingLanguages"];
            /** @description what it needs to run */
            requirements: components["schemas"]["ListingRequirements"] | null;
            /** @description how the product is deployed */
            deployment: components["schemas"]["ListingDeployment"];
            /** @description packages that hold the product, as package URLs without a version, like pkg:npm/my-tool */
            packages: components["schemas"]["ListingPackages"];
            /** @description commands that install its packages, in the order of the packages; none for a package that neither its registry ties to the product nor a reviewer has approved */
            install: components["schemas"]["Install"][];
            /** @description address of the repository with its source code; null where it is not known, or not open source */
            source_code: components["schemas"]["ListingUri"] | null;
            /** @description a calendar date, like 2026-01-31 */
            support_until: components["schemas"]["ListingDate"] | null;
            /** @description until when it is supported, and documents on its security, as its publisher declares it */
            lifecycle?: components["schemas"]["ListingLifecycle"];
            /** @description what public bodies ask of software, as its publisher declares it */
            public_sector?: components["schemas"]["ListingPublicSector"];
            /** @description who says to use it, on a page of their own domain that the catalog looks at once a week; absent where nobody does. What its publisher declares is in public_sector.used_by */
            confirmed_users?: components["schemas"]["ConfirmedUser"][];
            /** @description whether it is archived */
            archived: boolean;
            /** @description lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool */
            renamed_from: components["schemas"]["ListingSlug"] | null;
            /** @description its versions */
            versions: components["schemas"]["Version"][];
            /** @description documents that the listing is read from */
            sources: components["schemas"]["Source"][];
            /** @description where the facts come from */
            provenance: {
                [key: string]: number;
            };
            /** @description what became of its sources, its homepage, its interfaces and its packages, as far as it is known; what a reader should know first comes first */
            states?: components["schemas"]["ListingState"][];
            /** @description what others witness of it, and what we have seen ourselves */
            evidence: components["schemas"]["EvidenceRecord"][];
            /** @description score, and what it is made of */
            rank: {
                /** @description 1 is best */
                position?: number;
                /** @description among the listings of its category; 1 is best */
                place_in_category?: number;
                /** @description whole points out of 100 */
                score: number;
                /** @description points out of 100 that can be known of it: those of all signals that are not unknown, and what the others count */
                knowable: number;
                /** @description a calendar date, like 2026-01-31 */
                computed_on: components["schemas"]["ListingDate"];
                /** @description version of the weights of the rank */
                weights_version: string;
                /** @description the parts of the score */
                signals: components["schemas"]["Signal"][];
            };
            /** @description how the domain of the publisher was verified */
            verification: {
                /** @description how the domain was verified */
                method: ("dns-txt" | "well-known-http" | "none") | string;
                /** @description state of the verification */
                status: ("verified" | "pending" | "unverified") | string;
                /** @description when it was verified; null where it was not */
                verified_at: string | null;
                /** @description why, in words */
                reason: components["schemas"]["ListingVerificationReason"] | null;
            };
            /** @description a calendar date, like 2026-01-31 */
            published_on: components["schemas"]["ListingDate"] | null;
            /** @description a calendar date, like 2026-01-31 */
            updated_on: components["schemas"]["ListingDate"] | null;
            /** @description addresses that belong to it */
            links: {
                /** @description address of this document */
                self: string;
                /** @description address of the page for people */
                html: string;
                /** @description address of the manifest; null where the listing lacks what one has to say */
                manifest: string | null;
                /** @description address of the explained rank */
                rank: string;
                /** @description address of the badge, a picture */
                badge: string;
            };
        };
        SoftwarePage: {
            /** @description what was asked for */
            data: components["schemas"]["Summary"][];
            /** @description only of a search: how many of the whole result are similar. They come last in every order */
            similar?: number;
            /** @description the text that was searched for, as the catalog spells it; only where it has a word that nobody else has */
            did_you_mean?: string;
            /** @description filter to the values that can be chosen, with the number of listings that would be found with one if the filter of that name had no other; the most frequent first */
            facets?: {
                /** @description slug of its category */
                category?: components["schemas"]["Facet"];
                /** @description what kind it is of */
                kind?: components["schemas"]["Facet"];
                /** @description kind of license */
                license_type?: components["schemas"]["Facet"];
                /** @description what the file runs on */
                platform?: components["schemas"]["Facet"];
                /** @description what it costs */
                pricing?: components["schemas"]["Facet"];
                /** @description state it is in */
                state?: components["schemas"]["Facet"];
                /** @description address of the badge, a picture */
                badge?: components["schemas"]["Facet"];
                /** @description whether the domain of the publisher is verified */
                verified?: components["schemas"]["Facet"];
                /** @description a listing counts for each of its values, and nowhere if it has none */
                publisher?: components["schemas"]["Facet"];
                /** @description a listing counts for each of its values, and nowhere if it has none */
                used_by?: components["schemas"]["Facet"];
                /** @description a listing counts for each of its values, and nowhere if it has none */
                maintenance?: components["schemas"]["Facet"];
                /** @description a listing counts for each of its values, and nowhere if it has none */
                maintained_until?: components["schemas"]["Facet"];
                /** @description a listing counts for each of its values, and nowhere if it has none */
                audience?: components["schemas"]["Facet"];
                /** @description a listing counts for each of its values, and nowhere if it has none */
                product_language?: components["schemas"]["Facet"];
                /** @description a listing counts for each of its values, and nowhere if it has none */
                legal?: components["schemas"]["Facet"];
                /** @description a listing counts for each of its values, and nowhere if it has none */
                security_until?: components["schemas"]["Facet"];
            };
            /** @description where this page stands among all */
            pagination: {
                /** @description number of this page, from 1 */
                page: number;
                /** @description most entries of a page */
                per_page: number;
                /** @description how many there are on all pages */
                total: number;
                /** @description how many pages there are */
                total_pages: number;
            };
            /** @description addresses that belong to it */
            links: {
                /** @description address of this document */
                self: string;
                /** @description address of the first page */
                first: string;
                /** @description address of the page before; null on the first */
                prev: string | null;
                /** @description address of the next page; null on the last */
                next: string | null;
                /** @description address of the last page */
                last: string;
            };
        };
        Source: {
            /** @description what kind it is of */
            kind: components["schemas"]["FeedKind"];
            /** @description its address */
            url: components["schemas"]["ListingUri"] | null;
            /** @description whether it is the primary source */
            primary: boolean;
            /** @description the day its content last changed */
            last_changed_on: components["schemas"]["ListingDate"];
            /** @description the day since which it cannot be read; null while it can */
            failing_since: components["schemas"]["ListingDate"] | null;
            /** @description why it cannot be read; null while it can */
            failing_code: components["schemas"]["ListingCode"] | null;
        };
        /** @description headline figures of the catalog */
        Statistics: {
            /** @description the day the figures are of */
            date: components["schemas"]["ListingDate"];
            /** @description how many listings the catalog has */
            listings: number;
            /** @description listings whose domain is verified */
            verified: number;
            /** @description the domains themselves, each once */
            verified_domains: number;
            /** @description listings that have no source but documents the operator keeps */
            kept: number;
            /** @description how many publishers the catalog has */
            vendors: number;
            /** @description of all listings together */
            versions: number;
            /** @description most first; none that is empty */
            by_category: components["schemas"]["ListingCount"][];
            /** @description most first */
            by_license_type: components["schemas"]["ListingCount"][];
            /** @description most first; a listing may stand for several */
            by_platform: components["schemas"]["ListingCount"][];
            /** @description dated versions, oldest month first */
            releases_by_month: components["schemas"]["MonthCount"][];
            /** @description addresses that belong to it */
            links: {
                /** @description address of this document */
                self: string;
                /** @description address of the page for people */
                html: string;
            };
        };
        Submission: {
            /** @description what was asked for */
            data: components["schemas"]["SubmissionFacts"];
        };
        SubmissionFacts: {
            /** @description identifier, which never changes */
            id: string;
            /** @description queued until the next sync, then in_moderation until a person has decided */
            state: ("queued" | "invalid" | "in_moderation" | "published" | "rejected" | "withdrawn") | string;
            /** @description name in addresses, unique among its kind */
            slug?: components["schemas"]["ListingSlug"];
            /**
             * Format: date-time
             * @description when the submission was received
             */
            received_at: string;
            /** @description why it was rejected or withdrawn */
            reason?: string;
            /** @description what is wrong with a document that was read later */
            errors?: components["schemas"]["ProblemFieldError"][];
            /** @description what was left out of the document or read as something else; of an address, once it was read */
            warnings?: components["schemas"]["ProblemFieldError"][];
            /** @description addresses that belong to it */
            links: {
                /**
                 * Format: uri
                 * @description address of this document
                 */
                self: string;
                /**
                 * Format: uri
                 * @description the listing, where it is published
                 */
                listing?: string;
            };
            /** @description the endpoint that the document names, shown once with its secret: only in the answer to the submission */
            webhook?: {
                /** @description identifier, which never changes */
                id: string;
                /** @description of its address, which is shown to nobody as a whole */
                host: string | null;
                /** @description secret that signs deliveries; shown once */
                secret: string;
            };
        };
        SubmissionList: {
            /** @description the newest first */
            data: components["schemas"]["SubmissionFacts"][];
        };
        Summary: {
            /** @description name in addresses, unique among its kind */
            slug: components["schemas"]["ListingSlug"];
            /** @description name for people */
            name: components["schemas"]["ListingLine"];
            /** @description the publisher */
            vendor: {
                /** @description name for people */
                name: components["schemas"]["ListingLine"];
            };
            /** @description what kind it is of */
            kind: components["schemas"]["ListingKind"];
            /** @description slug of its category */
            category: components["schemas"]["ListingCategorySlug"];
            /** @description kind of license */
            license_type: components["schemas"]["ListingLicenseType"] | null;
            /** @description what it runs on */
            platforms: components["schemas"]["ListingPlatform"][];
            /** @description what it does, in one or two sentences */
            summary: string | null;
            /** @description address of the product's own website */
            homepage: components["schemas"]["ListingUri"] | null;
            /** @description of the product, 128 × 128 pixels in WebP, on the catalog's own host */
            icon: string | null;
            /** @description version of the software */
            version: string;
            /** @description day of the release; null where it is not known */
            released_on: components["schemas"]["ListingDate"] | null;
            /** @description badges of the listing */
            badges: components["schemas"]["ListingBadge"][];
            /** @description whether the domain of the publisher is verified */
            verified: boolean;
            /** @description slug of its publisher, by which lists are filtered; absent where the publisher has no page */
            publisher?: components["schemas"]["ListingSlug"];
            /** @description of its license; absent where it is not known */
            spdx_id?: components["schemas"]["ListingLine"];
            /** @description what it costs */
            pricing?: components["schemas"]["ListingPricing"];
            /** @description how many use it */
            use?: components["schemas"]["ShownUse"];
            /** @description what public bodies are told; not there where nothing is said */
            public_use?: {
                /** @description how many public bodies use it, as its publisher declares */
                used_by?: number;
                /** @description how many say on their own website that they use it */
                confirmed_users?: number;
                /**
                 * Format: date
                 * @description last day of the contract of who maintains it
                 */
                maintained_until?: string;
            };
            /** @description state it is in */
            state?: components["schemas"]["ListingState"];
            /** @description place and score */
            rank: {
                /** @description 1 is best */
                position: number;
                /** @description among the listings of its category; 1 is best */
                place_in_category: number;
                /** @description whole points out of 100 */
                score: number;
            };
            /** @description addresses that belong to it */
            links: {
                /** @description address of this document */
                self: string;
                /** @description address of the page for people */
                html: string;
            };
            /** @description only of a search: everything that was asked for is there, or only what is similar */
            match?: ("all" | "similar") | string;
            /** @description why an entry stands where it does: by order, the smallest first; of similar ones by rarity, the greatest first, and by nearness, the smallest first; then by rank.position */
            explain?: components["schemas"]["Explanation"];
        };
        /**
         * SyncLog
         * @description what happened to the sources of a listing when they were last read
         */
        SyncLog: {
            /** @description name in addresses, unique among its kind */
            slug: components["schemas"]["ListingSlug"];
            /** @description in the order of the listing's sources; empty until the first sync after it was published */
            data: {
                /** @description what kind it is of */
                kind: components["schemas"]["FeedKind"];
                /** @description null for a document the operator keeps */
                url: components["schemas"]["ListingUri"] | null;
                /** @description in a row, up to the last attempt */
                failures: number;
                /** @description date and time in UTC, like 2026-01-31T12:00:00.000Z */
                succeeded_at: components["schemas"]["Moment"] | null;
                /** @description not asked again before, because it fails; null: at the next sync */
                next_due_at: components["schemas"]["Moment"] | null;
                /** @description newest first */
                attempts: {
                    /** @description date and time in UTC, like 2026-01-31T12:00:00.000Z */
                    at: components["schemas"]["Moment"];
                    /** @description what came of it, like unchanged, update, propose, invalid or unreachable */
                    outcome: components["schemas"]["ListingCode"];
                    /** @description of the problems, each once; the validator explains them */
                    codes: components["schemas"]["ListingCode"][];
                }[];
            }[];
        };
        Validation: {
            /** @description what was asked for */
            data: {
                /** @description what it was read as */
                kind: ("pad-json" | "pad-xml") | string;
                /** @description whether a submission of it would be taken */
                valid: boolean;
                /** @description in the order of the document */
                problems: {
                    /** @description a JSON pointer into the document; in PAD XML the names of elements */
                    pointer: string;
                    /** @description a fixed word that programs can rely on */
                    code: components["schemas"]["ProblemCode"];
                    /** @description an error stands in the way of a submission, a warning says what becomes of a value */
                    severity: ("error" | "warning") | string;
                    /** @description what is wrong, in words */
                    message: string;
                    /** @description what would be right */
                    expected?: string;
                    /** @description line of the document, counted from 1 */
                    line?: number;
                }[];
                /** @description what the document alone decides of its listing; null where it is not valid */
                listing: components["schemas"]["ListingPreview"] | null;
                /** @description of a document in another format: PAD JSON begun with what was found in it, to be completed */
                example?: Record<string, never>;
            };
        };
        VerifiedDomain: {
            /** @description what was asked for */
            data: {
                /** @description name of the domain */
                domain: string;
                /**
                 * @description state it is in
                 * @constant
                 */
                state: "verified";
                /** @description token for requests; shown once */
                token: string;
                /**
                 * Format: date-time
                 * @description when it ends
                 */
                expires_at: string;
                /** @description the endpoints of webhooks */
                webhooks: {
                    /** @description identifier, which never changes */
                    id: string;
                    /** @description of its address, which is shown to nobody as a whole */
                    host: string | null;
                    /** @description name in addresses, unique among its kind */
                    slug: components["schemas"]["ListingSlug"];
                    /** @description the listings it is about, by slug */
                    listings: components["schemas"]["ListingSlug"][];
                    /** @description secret that signs deliveries; shown once */
                    secret: string;
                }[];
            };
        };
        Version: {
            /** @description version of the software */
            version: string;
            /** @description day of the release; null where it is not known */
            released_on: components["schemas"]["ListingDate"] | null;
            /** @description month of the release, where no day is known */
            released_in: components["schemas"]["ListingMonth"] | null;
            /** @description the day on which the catalog first saw it; null where it was there when the listing was let in */
            seen_on: components["schemas"]["ListingDate"] | null;
            /** @description the last day before on which its source was read without it; null where that is not remembered */
            unseen_on: components["schemas"]["ListingDate"] | null;
            /** @description kind of release */
            release_type: (("major" | "minor" | "patch" | "security" | "initial") | string) | null;
            /** @description whether it is a pre-release */
            prerelease: boolean;
            /** @description an absolute http or https address, without user name or password, at most 2048 characters */
            notes_url: components["schemas"]["ListingUri"] | null;
            /** @description what the version changed, in words */
            changes: string | null;
            /** @description there where this version was withdrawn: it is never the current one, and its downloads are not named */
            yanked?: components["schemas"]["Yanked"];
            /** @description files of the release to download */
            artifacts: components["schemas"]["ListingArtifact"][];
        };
        Webhook: {
            /** @description what was asked for */
            data: components["schemas"]["EndpointFacts"];
        };
        /** @description Where events shall go. */
        WebhookAddress: {
            /**
             * Format: uri
             * @description https, on port 443, a public host
             */
            url: string;
            /** @description missing or empty: both kinds */
            events?: (("listing.published" | "rank.changed") | string)[];
            /** @description slugs of published listings of the token whose events it gets although their feeds do not name it */
            listings?: string[];
        };
        WebhookList: {
            /** @description what was asked for */
            data: components["schemas"]["EndpointFacts"][];
        };
        WebhookSecret: {
            /** @description what was asked for */
            data: {
                /** @description secret that signs deliveries; shown once */
                secret: string;
                /**
                 * Format: date-time
                 * @description until then the former secret signs, too; null where it signs no more
                 */
                former_until: string | null;
            };
        };
        /** @description why, when and by whom a version was withdrawn */
        Yanked: {
            /** @description null where none was given */
            reason: string | null;
            /** @description a calendar date, like 2026-01-31 */
            on: components["schemas"]["ListingDate"];
            /** @description operator: a person of this catalog decided it; publisher: its feed says so */
            by: ("operator" | "publisher") | string;
        };
    };
    responses: {
        /** @description You hold it already: `If-None-Match` names its `ETag`. It counts in the minute, not in the month. */
        not_modified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The listing has another slug now. */
        renamed: {
            headers: {
                /** @description The same address with the new slug. */
                Location: string;
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Queued for the next sync: ask at `Location` what became of it. To ask again while it waits answers the same request. */
        publisher_request: {
            headers: {
                /** @description Where its state can be asked for. */
                Location?: string;
                "Cache-Control": components["headers"]["Not-Kept"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "17",
                 *         "slug": "my-tool",
                 *         "action": "sync",
                 *         "state": "queued",
                 *         "reason": null,
                 *         "asked_at": "2026-01-31T12:00:00.000Z",
                 *         "settled_at": null,
                 *         "links": {
                 *           "self": "https://catalog.example/api/v1/publisher/requests/17"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PublisherRequest"];
            };
        };
        /** @description It is on its way. What became of it is in the list of deliveries, under this id. */
        delivery: {
            headers: {
                "Cache-Control": components["headers"]["Not-Kept"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "challenge_my-tool_2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryId"];
            };
        };
        /** @description Received. Anything else is tried again later. */
        received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Nothing is sent to this endpoint any more. */
        refused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `bad_parameter`: A parameter of the address has a value that cannot be answered, stands there twice, or does not exist. Each entry of `errors` names one and says what is allowed. */
        bad_parameter: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "bad_parameter" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 400;
                };
            };
        };
        /** @description `search_not_ready`: The catalog was deployed and its search rows are not all there yet. Retry-After says when to try again. The first pages of the whole list, and of one category, by rank work meanwhile. */
        search_not_ready: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "search_not_ready" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 503;
                };
            };
        };
        /** @description `unknown_build`: Lists of software: the build is not held any more, so begin the crawl again with `build=latest`. Changes: what happened since that commit cannot be listed, because it is not one of the commits the list of changes reaches back to, or the id is cut so short that it fits two. Note the `build` of /api/v1/changes, take a full copy from /api/v1/software, and ask from that commit next time. */
        unknown_build: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "unknown_build" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 404;
                };
            };
        };
        /** @description `quota_exceeded`: This caller has asked as often as is allowed. `violated-policies` names the limit; Retry-After says in how many seconds to ask again. Every answer carries what is left in RateLimit. */
        quota_exceeded: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "quota_exceeded" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 429;
                };
            };
        };
        /** @description `internal_error`: The service made a mistake. Try again in a minute; if it stays, tell the operator. */
        internal_error: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "internal_error" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 500;
                };
            };
        };
        /** @description `token_invalid`: The token, or the key of a plan, is not one of this catalog, was cut off on the way, has expired (after 365 days) or was revoked. Copy it again, or get a new one. What needs none is answered without one. */
        token_invalid: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "token_invalid" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 401;
                };
            };
        };
        /** @description `not_found`: Nothing is published at this address. Listings are found through /api/v1/software; addresses have no slash at their end. */
        not_found: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "not_found" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 404;
                };
            };
        };
        /** @description `withdrawn`: The listing was published once and has been taken out of the catalog. The detail says why. Drop it from your copy. */
        withdrawn: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "withdrawn" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 410;
                };
            };
        };
        /**
         * @description `not_found`: Nothing is published at this address. Listings are found through /api/v1/software; addresses have no slash at their end.
         *
         *     `manifest_incomplete`: The listing is published, but it lacks something a manifest must have. The detail names the field; it appears once the publisher adds it to the feed.
         */
        not_found_or_manifest_incomplete: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: ("not_found" | "manifest_incomplete") | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 404;
                };
            };
        };
        /**
         * @description `token_missing`: This needs a token: send it as `Authorization: Bearer cat_…`. A publisher gets one by proving a domain (POST /api/v1/publisher/domains) or from the operator of the catalog, a reader from the operator.
         *
         *     `token_invalid`: The token, or the key of a plan, is not one of this catalog, was cut off on the way, has expired (after 365 days) or was revoked. Copy it again, or get a new one. What needs none is answered without one.
         */
        token_missing_or_token_invalid: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: ("token_missing" | "token_invalid") | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 401;
                };
            };
        };
        /** @description `forbidden`: This address is for other callers. The detail says for whom. */
        forbidden: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "forbidden" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 403;
                };
            };
        };
        /** @description `unavailable`: The service cannot do this at the moment. Nothing was stored. Retry-After says when to try again. */
        unavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "unavailable" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 503;
                };
            };
        };
        /** @description `bad_header`: A header field of the request cannot be understood. The detail names it and says how it must look. */
        bad_header: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "bad_header" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 400;
                };
            };
        };
        /**
         * @description `forbidden`: This address is for other callers. The detail says for whom.
         *
         *     `foreign_domain`: The token speaks for other domains than the one this is about: the homepage of the document, the address of the feed, or the listing. Prove that domain too, or use the token that stands for it.
         */
        forbidden_or_foreign_domain: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: ("forbidden" | "foreign_domain") | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 403;
                };
            };
        };
        /** @description `slug_taken`: The slug is the address of a published listing that is not on a domain of the token. Choose another slug, or prove the domain of that listing. */
        slug_taken: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "slug_taken" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 409;
                };
            };
        };
        /** @description `too_slow`: The body did not arrive within half a minute. Nothing was stored. Send it again, in one go. */
        too_slow: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "too_slow" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 408;
                };
            };
        };
        /** @description `too_large`: The body has more bytes than are taken: 256 KiB for a document. Leave out earlier releases. */
        too_large: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "too_large" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 413;
                };
            };
        };
        /** @description `unsupported_media_type`: The body is sent as something this address does not read. The detail names what it reads; JSON is UTF-8, and no body is compressed. */
        unsupported_media_type: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "unsupported_media_type" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 415;
                };
            };
        };
        /**
         * @description `invalid_document`: The body was read and is not valid. Each entry of `errors` names a place, what is wrong with it and how to fix it. Nothing was stored.
         *
         *     `idempotency_key_reused`: The Idempotency-Key was sent before with other content. Use a new key for new content, or none: the same content never makes anything twice.
         */
        invalid_document_or_idempotency_key_reused: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: ("invalid_document" | "idempotency_key_reused") | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 422;
                };
            };
        };
        /**
         * @description `quota_exceeded`: This caller has asked as often as is allowed. `violated-policies` names the limit; Retry-After says in how many seconds to ask again. Every answer carries what is left in RateLimit.
         *
         *     `too_many_open`: Too many submissions for the domains of the token wait for a decision already. Wait until one is decided, or ask the operator. A feed that is followed needs no submissions: submit its address once.
         */
        quota_exceeded_or_too_many_open: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: ("quota_exceeded" | "too_many_open") | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 429;
                };
            };
        };
        /** @description `invalid_document`: The body was read and is not valid. Each entry of `errors` names a place, what is wrong with it and how to fix it. Nothing was stored. */
        invalid_document: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "invalid_document" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 422;
                };
            };
        };
        /**
         * @description `too_many_open`: Too many submissions for the domains of the token wait for a decision already. Wait until one is decided, or ask the operator. A feed that is followed needs no submissions: submit its address once.
         *
         *     `quota_exceeded`: This caller has asked as often as is allowed. `violated-policies` names the limit; Retry-After says in how many seconds to ask again. Every answer carries what is left in RateLimit.
         */
        too_many_open_or_quota_exceeded: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: ("too_many_open" | "quota_exceeded") | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 429;
                };
            };
        };
        /** @description `webhooks_off`: The operator of this catalog has not set webhooks up, so nothing about them can be asked or changed. */
        webhooks_off: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "webhooks_off" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 503;
                };
            };
        };
        /**
         * @description `unavailable`: The service cannot do this at the moment. Nothing was stored. Retry-After says when to try again.
         *
         *     `webhooks_off`: The operator of this catalog has not set webhooks up, so nothing about them can be asked or changed.
         */
        unavailable_or_webhooks_off: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: ("unavailable" | "webhooks_off") | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 503;
                };
            };
        };
        /** @description `webhook_not_ready`: The endpoint cannot do this as it stands: the detail says why. Most often its listing is not published, or its domain is not verified yet. */
        webhook_not_ready: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: "webhook_not_ready" | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 409;
                };
            };
        };
        /**
         * @description `not_found`: Nothing is published at this address. Listings are found through /api/v1/software; addresses have no slash at their end.
         *
         *     `publiccode_incomplete`: The listing is published, but it lacks something the standard demands. The detail names the keys; the file appears once the publisher adds them.
         */
        not_found_or_publiccode_incomplete: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Language": components["headers"]["Content-Language"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description a fixed word that programs can rely on */
                    code?: ("not_found" | "publiccode_incomplete") | string;
                    /**
                     * @description status code of the HTTP response
                     * @constant
                     */
                    status?: 404;
                };
            };
        };
    };
    parameters: {
        /**
         * @description The listing's name in addresses.
         * @example my-tool
         */
        slug: components["schemas"]["ListingSlug"];
        /** @description The `ETag` of what you hold. */
        "If-None-Match": string;
        /** @description Kind of the event. */
        "X-Service-Event": string;
        /** @description Slug of the listing that the event is about, as in the body. */
        "X-Service-Listing": string;
        /**
         * @description The software that sends the event, and the catalog that runs it.
         * @example Catalog/1.0.0 (+https://catalog.example)
         */
        "User-Agent": string;
        /** @description Id of the event, the same at every attempt. */
        "X-Service-Delivery": string;
        /** @description Seconds since 1970 of this attempt. */
        "X-Service-Timestamp": string;
        /** @description HMAC-SHA-256 of timestamp, a dot and the body, in hexadecimal. */
        "X-Service-Signature": string;
        /** @description Id of the event, as Standard Webhooks names it. */
        "webhook-id": string;
        /** @description Seconds since 1970 of this attempt, as Standard Webhooks names it. */
        "webhook-timestamp": string;
        /** @description Signatures of Standard Webhooks, parted by spaces: two while a secret is being rotated. */
        "webhook-signature": string;
        /**
         * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
         * @example my-tool
         */
        webhook: string;
    };
    requestBodies: never;
    headers: {
        /** @description Changes when the content does. */
        ETag: string;
        /** @description How long the answer may be kept, and by whom. `public`: it is the same for all who send no key. */
        "Cache-Control": string;
        /** @description `no-store`: the answer is the caller's alone, or changes any moment. */
        "Not-Kept": "no-store";
        /**
         * @description The language that texts are in, where they are in one.
         * @example en
         */
        "Content-Language": string;
        /** @description The relations `self`, `first`, `prev`, `next` and `last` (RFC 8288). */
        Link: string;
        /**
         * @description What is left of each quota, and the seconds until it is full again.
         * @example "minute";r=59;t=42, "month";r=9999;t=86400
         */
        RateLimit: string;
        /**
         * @description The quotas, each with its window in seconds.
         * @example "minute";q=60;w=60, "month";q=10000;w=2592000
         */
        "RateLimit-Policy": string;
        /**
         * @description Seconds after which to ask again.
         * @example 30
         */
        "Retry-After": string;
        /**
         * @description How to prove who you are (RFC 6750).
         * @example Bearer realm="catalog"
         */
        "WWW-Authenticate": string;
        /**
         * @description The build that the answer is of: its commit, shortened, and its day. Two answers of a crawl with unlike builds may not fit together.
         * @example 8a81d64a0c2f 2026-11-26
         */
        "X-Catalog-Build": string;
        /**
         * @description Name it when you ask the operator about an answer. Not on answers that shared caches keep.
         * @example 9f1b2c3d4e5f6071-SJC
         */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSoftware: {
        parameters: {
            query?: {
                /**
                 * @description Text to search for, in any spelling: `next.js` finds what `nextjs` finds. Every word must occur, as it is, as a form or as the beginning of another; words in double quotes only as they are. Where fewer than five listings have all words, up to twenty similar ones follow, each with `match: similar`.
                 * @example static site
                 */
                q?: string;
                /**
                 * @description Slug of a category.
                 * @example [
                 *       "developer-tools"
                 *     ]
                 */
                category?: components["schemas"]["ListingCategorySlug"][];
                kind?: components["schemas"]["ListingKind"][];
                license_type?: components["schemas"]["ListingLicenseType"][];
                platform?: components["schemas"]["ListingPlatform"][];
                /** @description Pricing model. `free` includes `freemium`, which may be used without paying. */
                pricing?: components["schemas"]["ListingPricing"]["model"][];
                badge?: components["schemas"]["ListingBadge"][];
                /** @description What became of a listing, as `state` in the answer says it: that which a reader should know first. */
                state?: components["schemas"]["EvidenceState"][];
                /** @description `true`: only listings whose domain is verified. `false` is the same as nothing. */
                verified?: boolean;
                /** @description Slug of a publisher, as entries have it in `publisher`. */
                publisher?: components["schemas"]["ListingSlug"][];
                /** @description Used by at least so many: as its publisher declares, or as users confirm on their own websites. */
                used_by?: ("1" | "2" | "5" | "10")[];
                /** @description Who maintains it. */
                maintenance?: components["schemas"]["ListingMaintenanceType"][];
                /**
                 * @description A year: under contract until then or longer.
                 * @example [
                 *       "2027"
                 *     ]
                 */
                maintained_until?: string[];
                /** @description The audience that it is made for. */
                audience?: components["schemas"]["ListingAudienceScope"][];
                /**
                 * @description Languages of the product itself, of listings that say what public bodies ask.
                 * @example [
                 *       "de"
                 *     ]
                 */
                product_language?: string[];
                /** @description `eupl`, or a license that the EUPL may be combined with: `eupl-compatible`. */
                legal?: ("eupl" | "eupl-compatible")[];
                /**
                 * @description A year: security fixes until then or longer, of the product or one of its version lines, as the publisher declares it.
                 * @example [
                 *       "2027"
                 *     ]
                 */
                security_until?: string[];
                /** @description Up to 100 slugs, parted by commas or each in a `slug` of its own: these listings, in this order, in one answer. One that is not published is left out. Nothing else can be asked for beside it but `purl`, `repository`, `language` and `fields`. */
                slug?: string[];
                /** @description Package URLs, like `slug`: the listings that these packages belong to, as their registries or a person of the catalog say. A version in one changes nothing. Ask for one at a time to know which listing is whose. */
                purl?: string[];
                /** @description Addresses of repositories, like `slug`: the listings whose source code lies there. `https://` and `.git` may be left out. */
                repository?: string[];
                /** @description `latest` begins a crawl that no deployment disturbs: which listings there are, and their order, stay those of the build for a day. Follow `links.next`, which names it. What is said of each listing is of now; one that was withdrawn since is left out, so a page may be shorter. Beside it there can be only one `category`, `page`, `per_page`, `language` and `fields`. */
                build?: string;
                /** @description Members of each entry to answer with, parted by commas or each in a `fields` of its own: all others are left out, also those that the schema requires. The slug is always there. */
                fields?: ("slug" | "name" | "vendor" | "kind" | "category" | "license_type" | "platforms" | "summary" | "homepage" | "icon" | "version" | "released_on" | "badges" | "verified" | "spdx_id" | "pricing" | "use" | "rank" | "links" | "match" | "explain" | "publisher" | "public_use" | "state")[];
                /** @description By `rank`, or by `relevance` where there is a `q`. `popular` goes by the points for use, `maintained` by those for upkeep, `rank_without_use` by the score without those for use, the less used first, for whoever looks for what few know yet; then by rank. `relevance` needs a `q`. `updated` and `published` begin with the newest; a minus before them changes nothing. Similar listings come last in every order. */
                sort?: "rank" | "popular" | "maintained" | "rank_without_use" | "relevance" | "name" | "updated" | "published";
                page?: number;
                per_page?: number;
                /**
                 * @description One of the languages of the catalog, by default the first; `lang` means the same. Texts in it are found before others, and `summary` is in it where the listing has one.
                 * @example en
                 */
                language?: string;
                /** @description `true`: each entry says why it stands where it does. Needs a `q`. */
                explain?: true;
                /** @description Filters to count over the whole result, parted by commas or each in a `facets` of its own. Each counts what choosing a value would give: its own filter is left out, all others hold. */
                facets?: ("category" | "kind" | "license_type" | "platform" | "pricing" | "badge" | "verified" | "publisher" | "used_by" | "maintenance" | "maintained_until" | "audience" | "product_language" | "legal" | "security_until" | "state")[];
            };
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. `links` keep every filter, and stand in the `Link` header field too. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoftwarePage"];
                };
            };
            304: components["responses"]["not_modified"];
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_invalid"];
            404: components["responses"]["unknown_build"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["search_not_ready"];
        };
    };
    getListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoftwareListing"];
                };
            };
            304: components["responses"]["not_modified"];
            308: components["responses"]["renamed"];
            401: components["responses"]["token_invalid"];
            404: components["responses"]["not_found"];
            410: components["responses"]["withdrawn"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getListingManifest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manifest"];
                };
            };
            304: components["responses"]["not_modified"];
            308: components["responses"]["renamed"];
            401: components["responses"]["token_invalid"];
            404: components["responses"]["not_found_or_manifest_incomplete"];
            410: components["responses"]["withdrawn"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getListingRank: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rank. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankResource"];
                };
            };
            304: components["responses"]["not_modified"];
            308: components["responses"]["renamed"];
            401: components["responses"]["token_invalid"];
            404: components["responses"]["not_found"];
            410: components["responses"]["withdrawn"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getListingSyncLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "my-tool",
                     *       "data": [
                     *         {
                     *           "kind": "pad-json",
                     *           "url": "https://maker.example/pad.json",
                     *           "failures": 0,
                     *           "succeeded_at": "2026-01-31T03:00:00Z",
                     *           "next_due_at": null,
                     *           "attempts": [
                     *             {
                     *               "at": "2026-01-31T03:00:00Z",
                     *               "outcome": "unchanged",
                     *               "codes": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SyncLog"];
                };
            };
            304: components["responses"]["not_modified"];
            308: components["responses"]["renamed"];
            401: components["responses"]["token_invalid"];
            404: components["responses"]["not_found"];
            410: components["responses"]["withdrawn"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            304: components["responses"]["not_modified"];
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description Id of the commit that you know already, or the beginning of it. */
                since?: string;
            };
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeList"];
                };
            };
            304: components["responses"]["not_modified"];
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_invalid"];
            404: components["responses"]["unknown_build"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    listLifecycles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What publishers declare. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LifecycleList"];
                };
            };
            304: components["responses"]["not_modified"];
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            304: components["responses"]["not_modified"];
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    listExports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "commit": "0123456789abcdef0123456789abcdef01234567",
                     *       "date": "2026-01-01",
                     *       "listing_count": 1200,
                     *       "access": "top_tier",
                     *       "attribution": "https://catalog.example",
                     *       "terms": "Show the link beside what you show of it.",
                     *       "files": [
                     *         {
                     *           "name": "listings.ndjson.gz",
                     *           "media_type": "application/gzip",
                     *           "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *           "size": 1048576,
                     *           "links": {
                     *             "self": "https://catalog.example/api/v1/exports/listings.ndjson.gz"
                     *           }
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "https://catalog.example/api/v1/exports"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExportList"];
                };
            };
            304: components["responses"]["not_modified"];
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description Name of a file in the list of exports.
                 * @example listings.ndjson.gz
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. `media_type` in the list of exports says what it is. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            304: components["responses"]["not_modified"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    submitPad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice in double quotes, or letters and digits without. Sent again with the same content it gives the same answer.
                 * @example "release-1.2.0"
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 256 KiB, UTF-8, not compressed. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://maker.example/pad.json"
                 *     }
                 */
                "application/json": components["schemas"]["PadDocument"] | components["schemas"]["FeedAddress"];
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
            /** @description Taken. Follow `links.self` to see what becomes of it. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Address of the submission. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b",
                     *         "state": "queued",
                     *         "slug": "my-tool",
                     *         "received_at": "2026-01-31T12:00:00.000Z",
                     *         "links": {
                     *           "self": "https://catalog.example/api/v1/submissions/2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Submission"];
                };
            };
            400: components["responses"]["bad_header"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden_or_foreign_domain"];
            408: components["responses"]["too_slow"];
            409: components["responses"]["slug_taken"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid_document_or_idempotency_key_reused"];
            429: components["responses"]["quota_exceeded_or_too_many_open"];
            503: components["responses"]["unavailable"];
        };
    };
    validateDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 256 KiB, UTF-8, not compressed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PadDocument"];
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
            /** @description What was read, whether it is valid or not. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "kind": "pad-json",
                     *         "valid": false,
                     *         "problems": [
                     *           {
                     *             "pointer": "/release/version",
                     *             "code": "missing",
                     *             "severity": "error",
                     *             "message": "release.version is missing. Add it."
                     *           }
                     *         ],
                     *         "listing": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Validation"];
                };
            };
            408: components["responses"]["too_slow"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submissions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b",
                     *           "state": "published",
                     *           "slug": "my-tool",
                     *           "received_at": "2026-01-31T12:00:00.000Z",
                     *           "links": {
                     *             "self": "https://catalog.example/api/v1/submissions/2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b",
                     *             "listing": "https://catalog.example/api/v1/software/my-tool"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SubmissionList"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the answer to the submission has it.
                 * @example 2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b",
                     *         "state": "in_moderation",
                     *         "slug": "my-tool",
                     *         "received_at": "2026-01-31T12:00:00.000Z",
                     *         "links": {
                     *           "self": "https://catalog.example/api/v1/submissions/2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    listOwnDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "domain": "maker.example",
                     *           "proved_by": "line",
                     *           "record": {
                     *             "type": "TXT",
                     *             "name": "_catalog.maker.example",
                     *             "value": "catalog-verification=catalog.example/_domain/0123456789abcdef0123456789abcdef"
                     *           },
                     *           "missing_since": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnDomains"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    claimDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 4 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "maker.example"
                 *     }
                 */
                "application/json": components["schemas"]["DomainName"];
            };
        };
        responses: {
            /** @description What to place where. `claim` is shown this once. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "domain": "maker.example",
                     *         "claim": "claim_…",
                     *         "expires_at": "2026-02-14T12:00:00.000Z",
                     *         "record": {
                     *           "type": "TXT",
                     *           "name": "_catalog.maker.example",
                     *           "value": "catalog-verification=catalog.example/_domain/0123456789abcdef0123456789abcdef"
                     *         },
                     *         "file": {
                     *           "url": "https://maker.example/.well-known/catalog-verification.txt",
                     *           "content_type": "text/plain",
                     *           "line": "catalog-verification=catalog.example/_domain/0123456789abcdef0123456789abcdef"
                     *         },
                     *         "links": {
                     *           "verify": "https://catalog.example/api/v1/publisher/domains/maker.example/verify"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DomainClaim"];
                };
            };
            408: components["responses"]["too_slow"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid_document"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable"];
        };
    };
    verifyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the answer to the claim has it.
                 * @example maker.example
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verified. The token, and the secret of each webhook that waited for this, are shown this once. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "domain": "maker.example",
                     *         "state": "verified",
                     *         "token": "cat_…",
                     *         "expires_at": "2027-01-31T12:00:00.000Z",
                     *         "webhooks": [
                     *           {
                     *             "id": "wh_0123456789abcdef01234567",
                     *             "host": "hooks.maker.example",
                     *             "slug": "my-tool",
                     *             "listings": [
                     *               "my-tool"
                     *             ],
                     *             "secret": "whsec_…"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VerifiedDomain"];
                };
            };
            /** @description Not yet: the line was found nowhere. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "domain": "maker.example",
                     *         "state": "pending",
                     *         "detail": "The TXT record is not there."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PendingDomain"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable"];
        };
    };
    listOwnListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "my-tool",
                     *           "name": "My tool",
                     *           "version": "1.2.0",
                     *           "homepage": "https://maker.example/my-tool",
                     *           "sources": [
                     *             {
                     *               "kind": "pad-json",
                     *               "url": "https://maker.example/pad.json",
                     *               "last_changed_on": "2026-01-30",
                     *               "failing_since": null,
                     *               "failing_code": null
                     *             }
                     *           ],
                     *           "in_moderation": false,
                     *           "links": {
                     *             "self": "https://catalog.example/api/v1/software/my-tool"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnListings"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    syncOwnListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["publisher_request"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden_or_foreign_domain"];
            404: components["responses"]["not_found"];
            410: components["responses"]["withdrawn"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable"];
        };
    };
    withdrawOwnListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["publisher_request"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden_or_foreign_domain"];
            404: components["responses"]["not_found"];
            410: components["responses"]["withdrawn"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable"];
        };
    };
    restoreOwnListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["publisher_request"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden_or_foreign_domain"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "17",
                     *           "slug": "my-tool",
                     *           "action": "withdraw",
                     *           "state": "done",
                     *           "reason": null,
                     *           "asked_at": "2026-01-31T12:00:00.000Z",
                     *           "settled_at": "2026-01-31T13:00:00.000Z",
                     *           "links": {
                     *             "self": "https://catalog.example/api/v1/publisher/requests/17"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublisherRequestList"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As the answer to the request has it.
                 * @example 17
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "17",
                     *         "slug": "my-tool",
                     *         "action": "restore",
                     *         "state": "refused",
                     *         "reason": "The operator withdrew it. Ask the operator.",
                     *         "asked_at": "2026-01-31T12:00:00.000Z",
                     *         "settled_at": "2026-01-31T13:00:00.000Z",
                     *         "links": {
                     *           "self": "https://catalog.example/api/v1/publisher/requests/17"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PublisherRequest"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0123456789ab",
                     *           "prefix": "cat_4f2K",
                     *           "domains": [
                     *             "maker.example"
                     *           ],
                     *           "plan": null,
                     *           "created_at": "2026-01-31T12:00:00.000Z",
                     *           "expires_at": "2027-01-31T12:00:00.000Z",
                     *           "last_used_on": "2026-02-01",
                     *           "is_this_one": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnTokens"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    revokeOwnToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the token in the list, never the token itself.
                 * @example 0123456789ab
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable"];
        };
    };
    rollToken: {
        parameters: {
            query?: {
                /** @description `true`: the old token ends at once. If this answer is lost, prove the domain again. */
                now?: "true" | "false";
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the token in the list, never the token itself.
                 * @example 0123456789ab
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token, which no other answer shows. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0123456789ab",
                     *         "prefix": "cat_4f2K",
                     *         "domains": [
                     *           "maker.example"
                     *         ],
                     *         "token": "cat_4f2KexampleexampleexampleexampleABCDEF",
                     *         "expires_at": "2027-01-31T12:00:00.000Z",
                     *         "former_until": "2026-02-01T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RolledToken"];
                };
            };
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_open_or_quota_exceeded"];
            503: components["responses"]["unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints, the oldest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "wh_0123456789abcdef01234567",
                     *           "host": "hooks.maker.example",
                     *           "state": "active",
                     *           "events": [
                     *             "listing.published",
                     *             "rank.changed"
                     *           ],
                     *           "listings": [
                     *             "my-tool"
                     *           ],
                     *           "secret_shown": true,
                     *           "created_at": "2026-01-31T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["webhooks_off"];
        };
    };
    makeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.maker.example/catalog",
                 *       "events": [
                 *         "listing.published",
                 *         "rank.changed"
                 *       ],
                 *       "listings": [
                 *         "my-tool"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookAddress"];
            };
        };
        responses: {
            /** @description It was there. Its secret is in the answer only where it was never shown. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "wh_0123456789abcdef01234567",
                     *         "host": "hooks.maker.example",
                     *         "state": "active",
                     *         "events": [
                     *           "listing.published",
                     *           "rank.changed"
                     *         ],
                     *         "listings": [
                     *           "my-tool"
                     *         ],
                     *         "secret_shown": true,
                     *         "created_at": "2026-01-31T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MadeWebhook"];
                };
            };
            /** @description Made. The secret is shown this once. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "wh_0123456789abcdef01234567",
                     *         "host": "hooks.maker.example",
                     *         "state": "active",
                     *         "events": [
                     *           "listing.published",
                     *           "rank.changed"
                     *         ],
                     *         "listings": [
                     *           "my-tool"
                     *         ],
                     *         "secret_shown": true,
                     *         "created_at": "2026-01-31T12:00:00.000Z",
                     *         "secret": "whsec_…"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MadeWebhook"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            408: components["responses"]["too_slow"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid_document"];
            429: components["responses"]["quota_exceeded_or_too_many_open"];
            503: components["responses"]["unavailable_or_webhooks_off"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "wh_0123456789abcdef01234567",
                     *         "host": "hooks.maker.example",
                     *         "state": "active",
                     *         "events": [
                     *           "listing.published",
                     *           "rank.changed"
                     *         ],
                     *         "listings": [
                     *           "my-tool"
                     *         ],
                     *         "secret_shown": true,
                     *         "created_at": "2026-01-31T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["webhooks_off"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable_or_webhooks_off"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "published_my-tool_0123456789abcdef0123456789abcdef01234567",
                     *           "event": "listing.published",
                     *           "listing": "my-tool",
                     *           "state": "waiting",
                     *           "attempts": 1,
                     *           "outcome": "refused",
                     *           "status": 500,
                     *           "body": "{\"event\":\"listing.published\",\"software\":\"my-tool\",\"listing\":{\"name\":\"My tool\",\"version\":\"1.2.0\",\"url\":\"https://catalog.example/software/my-tool/\"},\"published_on\":\"2026-01-31\"}",
                     *           "created_at": "2026-01-31T12:00:00.000Z",
                     *           "attempted_at": "2026-01-31T12:00:01.000Z",
                     *           "next_attempt_at": "2026-01-31T12:00:06.000Z",
                     *           "history": [
                     *             {
                     *               "attempted_at": "2026-01-31T12:00:01.000Z",
                     *               "outcome": "refused",
                     *               "status": 500,
                     *               "duration_ms": 120
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "endpoint": {
                     *         "id": "wh_0123456789abcdef01234567",
                     *         "state": "active",
                     *         "host": "hooks.maker.example",
                     *         "events": [
                     *           "listing.published",
                     *           "rank.changed"
                     *         ],
                     *         "listings": [
                     *           "my-tool"
                     *         ],
                     *         "secret_shown": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["webhooks_off"];
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
                /**
                 * @description As the list of deliveries has it.
                 * @example published_my-tool_0123456789abcdef0123456789abcdef01234567
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["delivery"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["webhook_not_ready"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable_or_webhooks_off"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["delivery"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["webhook_not_ready"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable_or_webhooks_off"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: {
                /**
                 * @description With `true` the old one signs no more, as when somebody else knows it.
                 * @example false
                 */
                now?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret, shown this once. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "secret": "whsec_…",
                     *         "former_until": "2026-02-01T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["webhook_not_ready"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable_or_webhooks_off"];
        };
    };
    confirmWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.
                 * @example my-tool
                 */
                webhook: components["parameters"]["webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The old one signs no more. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "former_until": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmedSecret"];
                };
            };
            401: components["responses"]["token_missing_or_token_invalid"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["webhook_not_ready"];
            429: components["responses"]["quota_exceeded"];
            503: components["responses"]["unavailable_or_webhooks_off"];
        };
    };
    getBadge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badge. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["not_modified"];
            308: components["responses"]["renamed"];
            /** @description A gray badge: not listed. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description A gray badge: withdrawn. */
            410: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            500: components["responses"]["internal_error"];
        };
    };
    getListingNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
                /**
                 * @description Atom, or JSON Feed.
                 * @example atom
                 */
                format: "atom" | "json";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                    "application/feed+json": components["schemas"]["JsonFeed"];
                };
            };
            304: components["responses"]["not_modified"];
            308: components["responses"]["renamed"];
            /** @description Nothing is listed there: the page that says so. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            410: components["responses"]["withdrawn"];
            500: components["responses"]["internal_error"];
        };
    };
    harvestSoftware: {
        parameters: {
            query?: {
                "page[size]"?: number;
                /** @description The cursor in `links.next`. */
                "page[after]"?: string;
                /** @description The cursor in `links.prev`. */
                "page[before]"?: string;
                /** @description Came in at this time or later. */
                from?: string;
                /** @description Came in at this time or earlier. */
                to?: string;
                /** @description Of this repository. */
                url?: string;
                /** @description Changes nothing: what is listed is active. */
                all?: boolean;
            };
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "7b52009b-64fd-4a2a-89e6-d8a939753077",
                     *           "createdAt": "2026-01-10T00:00:00Z",
                     *           "updatedAt": "2026-02-01T00:00:00Z",
                     *           "url": "https://github.com/city/app",
                     *           "publiccodeYml": "publiccodeYmlVersion: \"0.5\"\nname: \"App\"\n",
                     *           "active": true
                     *         }
                     *       ],
                     *       "links": {
                     *         "prev": null,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HarvestPage"];
                };
            };
            304: components["responses"]["not_modified"];
            400: components["responses"]["bad_parameter"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getListingPubliccode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The listing's name in addresses.
                 * @example my-tool
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["not_modified"];
            308: components["responses"]["renamed"];
            404: components["responses"]["not_found_or_publiccode_incomplete"];
            410: components["responses"]["withdrawn"];
            500: components["responses"]["internal_error"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does, and this is the build it serves. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Not-Kept"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["internal_error"];
        };
    };
    getCatalogManifest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manifest"];
                };
            };
            304: components["responses"]["not_modified"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getApiCatalog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A set of links (RFC 9264). */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/linkset+json": components["schemas"]["Linkset"];
                };
            };
            304: components["responses"]["not_modified"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getManifestSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Schema (2020-12). */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            304: components["responses"]["not_modified"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getPadSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Schema (2020-12). */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            304: components["responses"]["not_modified"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getBuildSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Web Signature (RFC 7515, flattened). */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payload": "eyJudW1iZXIiOjF9",
                     *       "protected": "eyJhbGciOiJFZERTQSJ9",
                     *       "signature": "AAAA"
                     *     }
                     */
                    "application/json": components["schemas"]["BuildSignature"];
                };
            };
            304: components["responses"]["not_modified"];
            401: components["responses"]["token_invalid"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    listBuildFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description As `folders` of the manifest of the build names it.
                 * @example api
                 */
                folder: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, by path. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "files": {
                     *         "api/v1/software.json": {
                     *           "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *           "size": 20000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FolderManifest"];
                };
            };
            304: components["responses"]["not_modified"];
            401: components["responses"]["token_invalid"];
            404: components["responses"]["not_found"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    getBuildManifest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you hold. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest of the build. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Catalog-Build": components["headers"]["X-Catalog-Build"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "commit": "0123456789abcdef0123456789abcdef01234567",
                     *       "date": "2026-01-31",
                     *       "base_url": "https://catalog.example",
                     *       "listing_count": 1200,
                     *       "folders": {
                     *         "api": {
                     *           "list": "/api/v1/_build/api.json",
                     *           "files": 1400,
                     *           "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *           "size": 150000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BuildManifest"];
                };
            };
            304: components["responses"]["not_modified"];
            401: components["responses"]["token_invalid"];
            429: components["responses"]["quota_exceeded"];
            500: components["responses"]["internal_error"];
        };
    };
    onEndpointChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description Kind of the event. */
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                /** @description Id of the event, the same at every attempt. */
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                /** @description Slug of the listing that the event is about, as in the body. */
                "X-Service-Listing": components["parameters"]["X-Service-Listing"];
                /**
                 * @description The software that sends the event, and the catalog that runs it.
                 * @example Catalog/1.0.0 (+https://catalog.example)
                 */
                "User-Agent": components["parameters"]["User-Agent"];
                /** @description Seconds since 1970 of this attempt. */
                "X-Service-Timestamp": components["parameters"]["X-Service-Timestamp"];
                /** @description HMAC-SHA-256 of timestamp, a dot and the body, in hexadecimal. */
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                /** @description Id of the event, as Standard Webhooks names it. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description Seconds since 1970 of this attempt, as Standard Webhooks names it. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of Standard Webhooks, parted by spaces: two while a secret is being rotated. */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "endpoint.challenge",
                 *       "software": "my-tool",
                 *       "challenge": "4f6f0a5e-3f0c-4a57-9e0e-0d6b1f6c9a11"
                 *     }
                 */
                "application/json": components["schemas"]["EndpointChallenge"];
            };
        };
        responses: {
            /** @description The endpoint is active. White space around the value is ignored; anything else in the body is no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 4f6f0a5e-3f0c-4a57-9e0e-0d6b1f6c9a11 */
                    "text/plain": string;
                };
            };
            410: components["responses"]["refused"];
            /** @description On a domain that the publisher has verified, any such answer will do. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onListingPublished: {
        parameters: {
            query?: never;
            header: {
                /** @description Kind of the event. */
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                /** @description Id of the event, the same at every attempt. */
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                /** @description Slug of the listing that the event is about, as in the body. */
                "X-Service-Listing": components["parameters"]["X-Service-Listing"];
                /**
                 * @description The software that sends the event, and the catalog that runs it.
                 * @example Catalog/1.0.0 (+https://catalog.example)
                 */
                "User-Agent": components["parameters"]["User-Agent"];
                /** @description Seconds since 1970 of this attempt. */
                "X-Service-Timestamp": components["parameters"]["X-Service-Timestamp"];
                /** @description HMAC-SHA-256 of timestamp, a dot and the body, in hexadecimal. */
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                /** @description Id of the event, as Standard Webhooks names it. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description Seconds since 1970 of this attempt, as Standard Webhooks names it. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of Standard Webhooks, parted by spaces: two while a secret is being rotated. */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingPublished"];
            };
        };
        responses: {
            410: components["responses"]["refused"];
            "2XX": components["responses"]["received"];
        };
    };
    onRankChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Kind of the event. */
                "X-Service-Event": components["parameters"]["X-Service-Event"];
                /** @description Id of the event, the same at every attempt. */
                "X-Service-Delivery": components["parameters"]["X-Service-Delivery"];
                /** @description Slug of the listing that the event is about, as in the body. */
                "X-Service-Listing": components["parameters"]["X-Service-Listing"];
                /**
                 * @description The software that sends the event, and the catalog that runs it.
                 * @example Catalog/1.0.0 (+https://catalog.example)
                 */
                "User-Agent": components["parameters"]["User-Agent"];
                /** @description Seconds since 1970 of this attempt. */
                "X-Service-Timestamp": components["parameters"]["X-Service-Timestamp"];
                /** @description HMAC-SHA-256 of timestamp, a dot and the body, in hexadecimal. */
                "X-Service-Signature": components["parameters"]["X-Service-Signature"];
                /** @description Id of the event, as Standard Webhooks names it. */
                "webhook-id": components["parameters"]["webhook-id"];
                /** @description Seconds since 1970 of this attempt, as Standard Webhooks names it. */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /** @description Signatures of Standard Webhooks, parted by spaces: two while a secret is being rotated. */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankChanged"];
            };
        };
        responses: {
            410: components["responses"]["refused"];
            "2XX": components["responses"]["received"];
        };
    };
}
