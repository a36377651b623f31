// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.
export default {
 "openapi": "3.1.1",
 "info": {
  "title": "Catalog API",
  "version": "1.0.0",
  "summary": "A catalog of software, read from what its publishers host themselves.",
  "description": "Everything is JSON over HTTPS, and reading needs no key. `HEAD` and `OPTIONS` work wherever `GET` does; another method is answered with 405. Every error is a problem document (RFC 9457) with a stable `code`.\n\n`ETag` and `If-None-Match` work together: what you hold already is answered with 304 and no body. Answers that are the same for all who send no key may be kept by shared caches for five minutes: what a cache answers costs nobody anything. Every other answer says in `RateLimit` what is left of your plan. `X-Catalog-Build` names the build that an answer is of. Addresses have no slash at their end and nothing percent-encoded.\n\nWhat is here only gains members and values of lists, so skip what you do not know.",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  }
 },
 "tags": [
  {
   "name": "Software",
   "description": "What is listed."
  },
  {
   "name": "Catalog",
   "description": "The catalog as a whole: its categories, changes, figures and exports."
  },
  {
   "name": "Publishing",
   "description": "For publishers, with their token."
  },
  {
   "name": "Badges and news",
   "description": "Pictures and feeds to use elsewhere. They do not count against a plan."
  },
  {
   "name": "Service",
   "description": "What this service says of itself."
  }
 ],
 "security": [
  {},
  {
   "readKey": []
  },
  {
   "readKeyField": []
  }
 ],
 "paths": {
  "/api/v1/software": {
   "get": {
    "operationId": "listSoftware",
    "x-static-file": {
     "path": "/api/v1/software.json",
     "summary": "The first page of all listings",
     "description": "Best ranked first, twenty on a page. `links` lead to the other pages."
    },
    "tags": [
     "Software"
    ],
    "summary": "List and search",
    "description": "Every listing, best ranked first, or those that a text and filters leave. A filter that is repeated means one or the other; different filters must all hold. A page past the end is empty. An unknown parameter is refused.",
    "parameters": [
     {
      "name": "q",
      "in": "query",
      "description": "Text to search for, in any spelling: `next.js` finds what `nextjs` finds. Every word must occur, as it is, as a form or as the beginning of another; words in double quotes only as they are. Where fewer than five listings have all words, up to twenty similar ones follow, each with `match: similar`.",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 200
      },
      "example": "static site"
     },
     {
      "name": "category",
      "in": "query",
      "description": "Slug of a category.",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingCategorySlug"
       }
      },
      "example": [
       "developer-tools"
      ]
     },
     {
      "name": "kind",
      "in": "query",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingKind"
       }
      }
     },
     {
      "name": "license_type",
      "in": "query",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingLicenseType"
       }
      }
     },
     {
      "name": "platform",
      "in": "query",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingPlatform"
       }
      }
     },
     {
      "name": "pricing",
      "in": "query",
      "description": "Pricing model. `free` includes `freemium`, which may be used without paying.",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingPricing/properties/model"
       }
      }
     },
     {
      "name": "badge",
      "in": "query",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingBadge"
       }
      }
     },
     {
      "name": "state",
      "in": "query",
      "description": "What became of a listing, as `state` in the answer says it: that which a reader should know first.",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/EvidenceState"
       }
      }
     },
     {
      "name": "verified",
      "in": "query",
      "description": "`true`: only listings whose domain is verified. `false` is the same as nothing.",
      "schema": {
       "type": "boolean"
      }
     },
     {
      "name": "publisher",
      "in": "query",
      "description": "Slug of a publisher, as entries have it in `publisher`.",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingSlug"
       }
      }
     },
     {
      "name": "used_by",
      "in": "query",
      "description": "Used by at least so many: as its publisher declares, or as users confirm on their own websites.",
      "schema": {
       "type": "array",
       "items": {
        "enum": [
         "1",
         "2",
         "5",
         "10"
        ]
       }
      }
     },
     {
      "name": "maintenance",
      "in": "query",
      "description": "Who maintains it.",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingMaintenanceType"
       }
      }
     },
     {
      "name": "maintained_until",
      "in": "query",
      "description": "A year: under contract until then or longer.",
      "schema": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 4,
        "pattern": "^20[0-9]{2}$"
       }
      },
      "example": [
       "2027"
      ]
     },
     {
      "name": "audience",
      "in": "query",
      "description": "The audience that it is made for.",
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/ListingAudienceScope"
       }
      }
     },
     {
      "name": "product_language",
      "in": "query",
      "description": "Languages of the product itself, of listings that say what public bodies ask.",
      "schema": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 30,
        "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"
       }
      },
      "example": [
       "de"
      ]
     },
     {
      "name": "legal",
      "in": "query",
      "description": "`eupl`, or a license that the EUPL may be combined with: `eupl-compatible`.",
      "schema": {
       "type": "array",
       "items": {
        "enum": [
         "eupl",
         "eupl-compatible"
        ]
       }
      }
     },
     {
      "name": "security_until",
      "in": "query",
      "description": "A year: security fixes until then or longer, of the product or one of its version lines, as the publisher declares it.",
      "schema": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 4,
        "pattern": "^20[0-9]{2}$"
       }
      },
      "example": [
       "2027"
      ]
     },
     {
      "name": "slug",
      "in": "query",
      "description": "Up to 100 slugs, parted by commas or each in a `slug` of its own: these listings, in this order, in one answer. One that is not published is left out. Nothing else can be asked for beside it but `purl`, `repository`, `language` and `fields`.",
      "style": "form",
      "explode": false,
      "schema": {
       "type": "array",
       "maxItems": 100,
       "items": {
        "type": "string",
        "maxLength": 64,
        "pattern": "^[a-z0-9-]+$"
       }
      }
     },
     {
      "name": "purl",
      "in": "query",
      "description": "Package URLs, like `slug`: the listings that these packages belong to, as their registries or a person of the catalog say. A version in one changes nothing. Ask for one at a time to know which listing is whose.",
      "style": "form",
      "explode": false,
      "schema": {
       "type": "array",
       "maxItems": 100,
       "items": {
        "type": "string",
        "maxLength": 1024,
        "pattern": "^pkg:"
       }
      }
     },
     {
      "name": "repository",
      "in": "query",
      "description": "Addresses of repositories, like `slug`: the listings whose source code lies there. `https://` and `.git` may be left out.",
      "style": "form",
      "explode": false,
      "schema": {
       "type": "array",
       "maxItems": 100,
       "items": {
        "type": "string",
        "maxLength": 2048
       }
      }
     },
     {
      "name": "build",
      "in": "query",
      "description": "`latest` begins a crawl that no deployment disturbs: which listings there are, and their order, stay those of the build for a day. Follow `links.next`, which names it. What is said of each listing is of now; one that was withdrawn since is left out, so a page may be shorter. Beside it there can be only one `category`, `page`, `per_page`, `language` and `fields`.",
      "schema": {
       "type": "string",
       "maxLength": 16,
       "pattern": "^(?:latest|[0-9a-f]{16})$"
      }
     },
     {
      "name": "fields",
      "in": "query",
      "description": "Members of each entry to answer with, parted by commas or each in a `fields` of its own: all others are left out, also those that the schema requires. The slug is always there.",
      "style": "form",
      "explode": false,
      "schema": {
       "type": "array",
       "items": {
        "enum": [
         "slug",
         "name",
         "vendor",
         "kind",
         "category",
         "license_type",
         "platforms",
         "summary",
         "homepage",
         "icon",
         "version",
         "released_on",
         "badges",
         "verified",
         "spdx_id",
         "pricing",
         "use",
         "rank",
         "links",
         "match",
         "explain",
         "publisher",
         "public_use",
         "state"
        ]
       }
      }
     },
     {
      "name": "sort",
      "in": "query",
      "description": "By `rank`, or by `relevance` where there is a `q`. `popular` goes by the points for use, `maintained` by those for upkeep, `rank_without_use` by the score without those for use, the less used first, for whoever looks for what few know yet; then by rank. `relevance` needs a `q`. `updated` and `published` begin with the newest; a minus before them changes nothing. Similar listings come last in every order.",
      "schema": {
       "enum": [
        "rank",
        "popular",
        "maintained",
        "rank_without_use",
        "relevance",
        "name",
        "updated",
        "published"
       ]
      }
     },
     {
      "name": "page",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 999999999999999,
       "default": 1
      }
     },
     {
      "name": "per_page",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100,
       "default": 20
      }
     },
     {
      "name": "language",
      "in": "query",
      "description": "One of the languages of the catalog, by default the first; `lang` means the same. Texts in it are found before others, and `summary` is in it where the listing has one.",
      "schema": {
       "type": "string",
       "maxLength": 6,
       "pattern": "^[a-z]{2,3}(-[A-Z]{2})?$"
      },
      "example": "en"
     },
     {
      "name": "explain",
      "in": "query",
      "description": "`true`: each entry says why it stands where it does. Needs a `q`.",
      "schema": {
       "type": "boolean",
       "enum": [
        true
       ]
      }
     },
     {
      "name": "facets",
      "in": "query",
      "description": "Filters to count over the whole result, parted by commas or each in a `facets` of its own. Each counts what choosing a value would give: its own filter is left out, all others hold.",
      "style": "form",
      "explode": false,
      "schema": {
       "type": "array",
       "items": {
        "enum": [
         "category",
         "kind",
         "license_type",
         "platform",
         "pricing",
         "badge",
         "verified",
         "publisher",
         "used_by",
         "maintenance",
         "maintained_until",
         "audience",
         "product_language",
         "legal",
         "security_until",
         "state"
        ]
       }
      }
     },
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ],
    "responses": {
     "200": {
      "description": "One page. `links` keep every filter, and stand in the `Link` header field too.",
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       },
       "Content-Language": {
        "$ref": "#/components/headers/Content-Language"
       },
       "Link": {
        "$ref": "#/components/headers/Link"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SoftwarePage"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "404": {
      "$ref": "#/components/responses/unknown_build"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     },
     "503": {
      "$ref": "#/components/responses/search_not_ready"
     }
    }
   }
  },
  "/api/v1/software/{slug}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "get": {
    "operationId": "getListing",
    "tags": [
     "Software"
    ],
    "summary": "One listing",
    "description": "Everything the catalog knows of it: descriptions, versions, where each value was read, and how its score is made.",
    "x-static-file": {
     "path": "/api/v1/software/{slug}.json",
     "description": "Everything the catalog knows of it: descriptions, versions, where each value was read, and how its score is made. Its place is in the file of its rank, because it moves when others do."
    },
    "responses": {
     "200": {
      "description": "The listing.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SoftwareListing"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "308": {
      "$ref": "#/components/responses/renamed"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "410": {
      "$ref": "#/components/responses/withdrawn"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/software/{slug}/manifest": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "get": {
    "operationId": "getListingManifest",
    "tags": [
     "Software"
    ],
    "summary": "A listing as a manifest",
    "description": "The listing as a `catalog-2.0` document, for programs that read manifests of many origins.",
    "x-static-file": {
     "path": "/api/v1/software/{slug}/manifest.json"
    },
    "responses": {
     "200": {
      "description": "The manifest.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Manifest"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "308": {
      "$ref": "#/components/responses/renamed"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "404": {
      "$ref": "#/components/responses/not_found_or_manifest_incomplete"
     },
     "410": {
      "$ref": "#/components/responses/withdrawn"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/software/{slug}/rank": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "get": {
    "operationId": "getListingRank",
    "tags": [
     "Software"
    ],
    "summary": "A listing's rank",
    "description": "Place and score with every signal, what it was computed from, its past by month, and what moved it.",
    "x-static-file": {
     "path": "/api/v1/software/{slug}/rank.json"
    },
    "responses": {
     "200": {
      "description": "The rank.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RankResource"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "308": {
      "$ref": "#/components/responses/renamed"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "410": {
      "$ref": "#/components/responses/withdrawn"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/software/{slug}/sync": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "get": {
    "operationId": "getListingSyncLog",
    "tags": [
     "Software"
    ],
    "summary": "When a listing's sources were read",
    "description": "The last attempts to read each source, and what came of them. Newest first.",
    "responses": {
     "200": {
      "description": "The log.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SyncLog"
        },
        "example": {
         "slug": "my-tool",
         "data": [
          {
           "kind": "pad-json",
           "url": "https://maker.example/pad.json",
           "failures": 0,
           "succeeded_at": "2026-01-31T03:00:00Z",
           "next_due_at": null,
           "attempts": [
            {
             "at": "2026-01-31T03:00:00Z",
             "outcome": "unchanged",
             "codes": []
            }
           ]
          }
         ]
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "308": {
      "$ref": "#/components/responses/renamed"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "410": {
      "$ref": "#/components/responses/withdrawn"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/categories": {
   "get": {
    "operationId": "listCategories",
    "x-static-file": {
     "path": "/api/v1/categories.json"
    },
    "tags": [
     "Catalog"
    ],
    "summary": "List the categories",
    "description": "All of them, with how many listings each has; those with none included.",
    "responses": {
     "200": {
      "description": "The categories.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CategoryList"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/changes": {
   "get": {
    "operationId": "listChanges",
    "x-static-file": {
     "path": "/api/v1/changes.json",
     "description": "What was published, updated, renamed and withdrawn, for those who keep a copy: take everything once, and then what stands in this list before the change that you have seen last."
    },
    "tags": [
     "Catalog"
    ],
    "summary": "What has changed",
    "description": "What was published, updated, renamed and withdrawn, for those who keep a copy: take everything once, note `build.commit`, and ask from there next time.",
    "parameters": [
     {
      "name": "since",
      "in": "query",
      "description": "Id of the commit that you know already, or the beginning of it.",
      "schema": {
       "type": "string",
       "pattern": "^[0-9a-f]{7,64}$"
      }
     },
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ],
    "responses": {
     "200": {
      "description": "The changes, newest first.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ChangeList"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "404": {
      "$ref": "#/components/responses/unknown_build"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/api/v1/lifecycle": {
   "get": {
    "operationId": "listLifecycles",
    "x-static-file": {
     "path": "/api/v1/lifecycle.json"
    },
    "tags": [
     "Catalog"
    ],
    "summary": "List until when software is supported",
    "description": "Every product, and version line of it, whose publisher declares a day, each with OpenEoX Core 1.0.",
    "responses": {
     "200": {
      "description": "What publishers declare.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LifecycleList"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/statistics": {
   "get": {
    "operationId": "getStatistics",
    "x-static-file": {
     "path": "/api/v1/statistics.json"
    },
    "tags": [
     "Catalog"
    ],
    "summary": "Headline figures",
    "responses": {
     "200": {
      "description": "The figures.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Statistics"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/exports": {
   "get": {
    "operationId": "listExports",
    "x-static-file": {
     "path": "/api/v1/exports.json"
    },
    "tags": [
     "Catalog"
    ],
    "summary": "List the exports",
    "description": "Which files with the whole catalog there are, and who may have them. They are of the commit that the catalog is built of: ranked on its day, or on the first day of the month where it is older. The market report has the month in its name.",
    "responses": {
     "200": {
      "description": "The files.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ExportList"
        },
        "example": {
         "commit": "0123456789abcdef0123456789abcdef01234567",
         "date": "2026-01-01",
         "listing_count": 1200,
         "access": "top_tier",
         "attribution": "https://catalog.example",
         "terms": "Show the link beside what you show of it.",
         "files": [
          {
           "name": "listings.ndjson.gz",
           "media_type": "application/gzip",
           "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
           "size": 1048576,
           "links": {
            "self": "https://catalog.example/api/v1/exports/listings.ndjson.gz"
           }
          }
         ],
         "links": {
          "self": "https://catalog.example/api/v1/exports"
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/exports/{file}": {
   "parameters": [
    {
     "name": "file",
     "in": "path",
     "required": true,
     "description": "Name of a file in the list of exports.",
     "schema": {
      "type": "string",
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9._-]+$"
     },
     "example": "listings.ndjson.gz"
    }
   ],
   "get": {
    "operationId": "downloadExport",
    "x-static-file": {
     "path": "/api/v1/exports/{file}",
     "description": "There where the operator has opened the exports to everybody."
    },
    "tags": [
     "Catalog"
    ],
    "summary": "Download an export",
    "description": "For keys of the top tier, unless the operator has opened the exports to everybody.",
    "responses": {
     "200": {
      "description": "The file. `media_type` in the list of exports says what it is.",
      "content": {
       "*/*": {
        "schema": {}
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/submit/pad": {
   "post": {
    "operationId": "submitPad",
    "tags": [
     "Publishing"
    ],
    "summary": "Submit software",
    "description": "A PAD document, which is validated at once, or the address of a feed, which is read later. Every submission is looked at by a person before it is published. The same content again makes nothing new. At most 10 requests in any 60 seconds. Of a document that names a webhook the answer shows the secret of the endpoint, where nobody has seen it.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "parameters": [
     {
      "name": "Idempotency-Key",
      "in": "header",
      "description": "A string of your choice in double quotes, or letters and digits without. Sent again with the same content it gives the same answer.",
      "schema": {
       "type": "string",
       "pattern": "^(?:\"[\\x20\\x21\\x23-\\x5b\\x5d-\\x7e]{1,255}\"|[\\w.~:/+=-]{1,255})$"
      },
      "example": "\"release-1.2.0\""
     }
    ],
    "requestBody": {
     "required": true,
     "description": "At most 256 KiB, UTF-8, not compressed.",
     "content": {
      "application/json": {
       "schema": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/PadDocument"
         },
         {
          "$ref": "#/components/schemas/FeedAddress"
         }
        ]
       },
       "example": {
        "url": "https://maker.example/pad.json"
       }
      },
      "application/xml": {
       "schema": {
        "type": "string",
        "description": "A PAD XML document."
       }
      },
      "text/xml": {
       "schema": {
        "type": "string",
        "description": "A PAD XML document."
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "Taken. Follow `links.self` to see what becomes of it.",
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       },
       "Location": {
        "description": "Address of the submission.",
        "required": true,
        "schema": {
         "type": "string",
         "format": "uri"
        }
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Submission"
        },
        "example": {
         "data": {
          "id": "2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b",
          "state": "queued",
          "slug": "my-tool",
          "received_at": "2026-01-31T12:00:00.000Z",
          "links": {
           "self": "https://catalog.example/api/v1/submissions/2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/bad_header"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden_or_foreign_domain"
     },
     "408": {
      "$ref": "#/components/responses/too_slow"
     },
     "409": {
      "$ref": "#/components/responses/slug_taken"
     },
     "413": {
      "$ref": "#/components/responses/too_large"
     },
     "415": {
      "$ref": "#/components/responses/unsupported_media_type"
     },
     "422": {
      "$ref": "#/components/responses/invalid_document_or_idempotency_key_reused"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded_or_too_many_open"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/validate": {
   "post": {
    "operationId": "validateDocument",
    "tags": [
     "Publishing"
    ],
    "summary": "Check a document",
    "description": "A dry run: what a submission of this document would be told, and what its listing would be. Nothing is stored, and no token is needed. At most 10 requests in any 60 seconds.",
    "security": [],
    "requestBody": {
     "required": true,
     "description": "At most 256 KiB, UTF-8, not compressed.",
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PadDocument"
       }
      },
      "application/xml": {
       "schema": {
        "type": "string",
        "description": "A PAD XML document."
       }
      },
      "text/xml": {
       "schema": {
        "type": "string",
        "description": "A PAD XML document."
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What was read, whether it is valid or not.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Validation"
        },
        "example": {
         "data": {
          "kind": "pad-json",
          "valid": false,
          "problems": [
           {
            "pointer": "/release/version",
            "code": "missing",
            "severity": "error",
            "message": "release.version is missing. Add it."
           }
          ],
          "listing": null
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "408": {
      "$ref": "#/components/responses/too_slow"
     },
     "413": {
      "$ref": "#/components/responses/too_large"
     },
     "415": {
      "$ref": "#/components/responses/unsupported_media_type"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/submissions": {
   "get": {
    "operationId": "listSubmissions",
    "tags": [
     "Publishing"
    ],
    "summary": "List your submissions",
    "description": "The newest hundred of the publisher, with what became of them.",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "responses": {
     "200": {
      "description": "The submissions.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SubmissionList"
        },
        "example": {
         "data": [
          {
           "id": "2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b",
           "state": "published",
           "slug": "my-tool",
           "received_at": "2026-01-31T12:00:00.000Z",
           "links": {
            "self": "https://catalog.example/api/v1/submissions/2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b",
            "listing": "https://catalog.example/api/v1/software/my-tool"
           }
          }
         ]
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/api/v1/submissions/{id}": {
   "get": {
    "operationId": "getSubmission",
    "tags": [
     "Publishing"
    ],
    "summary": "What became of a submission",
    "description": "For the tokens of the publisher who sent it. What was decided is kept for 90 days. A submission whose listing was withdrawn since says so.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "description": "As the answer to the submission has it.",
      "schema": {
       "type": "string",
       "maxLength": 100,
       "pattern": "^[A-Za-z0-9._-]+$"
      },
      "example": "2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b"
     }
    ],
    "responses": {
     "200": {
      "description": "The submission.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Submission"
        },
        "example": {
         "data": {
          "id": "2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b",
          "state": "in_moderation",
          "slug": "my-tool",
          "received_at": "2026-01-31T12:00:00.000Z",
          "links": {
           "self": "https://catalog.example/api/v1/submissions/2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b"
          }
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/api/v1/publisher/domains": {
   "get": {
    "operationId": "listOwnDomains",
    "tags": [
     "Publishing"
    ],
    "summary": "List your domains",
    "description": "What the token speaks for, and the line that proves it. The line has to stay: a token whose line is out of sight for a week ends.",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "responses": {
     "200": {
      "description": "The domains.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OwnDomains"
        },
        "example": {
         "data": [
          {
           "domain": "maker.example",
           "proved_by": "line",
           "record": {
            "type": "TXT",
            "name": "_catalog.maker.example",
            "value": "catalog-verification=catalog.example/_domain/0123456789abcdef0123456789abcdef"
           },
           "missing_since": null
          }
         ]
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   },
   "post": {
    "operationId": "claimDomain",
    "tags": [
     "Publishing"
    ],
    "summary": "Claim a domain",
    "description": "The first step to a token: the answer says which line to place, as a TXT record or in a file on the domain. At most 10 requests in any 60 seconds, all that publishers send but submissions counted together.",
    "security": [],
    "requestBody": {
     "required": true,
     "description": "At most 4 KiB.",
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DomainName"
       },
       "example": {
        "domain": "maker.example"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What to place where. `claim` is shown this once.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DomainClaim"
        },
        "example": {
         "data": {
          "domain": "maker.example",
          "claim": "claim_…",
          "expires_at": "2026-02-14T12:00:00.000Z",
          "record": {
           "type": "TXT",
           "name": "_catalog.maker.example",
           "value": "catalog-verification=catalog.example/_domain/0123456789abcdef0123456789abcdef"
          },
          "file": {
           "url": "https://maker.example/.well-known/catalog-verification.txt",
           "content_type": "text/plain",
           "line": "catalog-verification=catalog.example/_domain/0123456789abcdef0123456789abcdef"
          },
          "links": {
           "verify": "https://catalog.example/api/v1/publisher/domains/maker.example/verify"
          }
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "408": {
      "$ref": "#/components/responses/too_slow"
     },
     "413": {
      "$ref": "#/components/responses/too_large"
     },
     "415": {
      "$ref": "#/components/responses/unsupported_media_type"
     },
     "422": {
      "$ref": "#/components/responses/invalid_document"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/publisher/domains/{domain}/verify": {
   "parameters": [
    {
     "name": "domain",
     "in": "path",
     "required": true,
     "description": "As the answer to the claim has it.",
     "schema": {
      "type": "string",
      "maxLength": 253,
      "pattern": "^[a-z0-9.-]+$"
     },
     "example": "maker.example"
    }
   ],
   "post": {
    "operationId": "verifyDomain",
    "tags": [
     "Publishing"
    ],
    "summary": "Verify a domain",
    "description": "Looks for the TXT record, and gives the token that speaks for the domain. The file is looked at by the next sync: ask again after it.",
    "security": [
     {
      "domainClaim": []
     }
    ],
    "responses": {
     "200": {
      "description": "Verified. The token, and the secret of each webhook that waited for this, are shown this once.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/VerifiedDomain"
        },
        "example": {
         "data": {
          "domain": "maker.example",
          "state": "verified",
          "token": "cat_…",
          "expires_at": "2027-01-31T12:00:00.000Z",
          "webhooks": [
           {
            "id": "wh_0123456789abcdef01234567",
            "host": "hooks.maker.example",
            "slug": "my-tool",
            "listings": [
             "my-tool"
            ],
            "secret": "whsec_…"
           }
          ]
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "202": {
      "description": "Not yet: the line was found nowhere.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PendingDomain"
        },
        "example": {
         "data": {
          "domain": "maker.example",
          "state": "pending",
          "detail": "The TXT record is not there."
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/publisher/listings": {
   "get": {
    "operationId": "listOwnListings",
    "tags": [
     "Publishing"
    ],
    "summary": "List your listings",
    "description": "The published listings on the domains of the token, and how their sources stood when they were last read.",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "responses": {
     "200": {
      "description": "The listings.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OwnListings"
        },
        "example": {
         "data": [
          {
           "slug": "my-tool",
           "name": "My tool",
           "version": "1.2.0",
           "homepage": "https://maker.example/my-tool",
           "sources": [
            {
             "kind": "pad-json",
             "url": "https://maker.example/pad.json",
             "last_changed_on": "2026-01-30",
             "failing_since": null,
             "failing_code": null
            }
           ],
           "in_moderation": false,
           "links": {
            "self": "https://catalog.example/api/v1/software/my-tool"
           }
          }
         ]
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/api/v1/publisher/listings/{slug}/sync": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "post": {
    "operationId": "syncOwnListing",
    "tags": [
     "Publishing"
    ],
    "summary": "Have your listing read now",
    "description": "Its sources are read by the next sync, whatever their turn.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "responses": {
     "202": {
      "$ref": "#/components/responses/publisher_request"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden_or_foreign_domain"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "410": {
      "$ref": "#/components/responses/withdrawn"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/publisher/listings/{slug}/withdraw": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "post": {
    "operationId": "withdrawOwnListing",
    "tags": [
     "Publishing"
    ],
    "summary": "Withdraw your listing",
    "description": "The next sync takes it out of the catalog. From the build after that its address answers 410. You can take it back: POST …/restore.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "responses": {
     "202": {
      "$ref": "#/components/responses/publisher_request"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden_or_foreign_domain"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "410": {
      "$ref": "#/components/responses/withdrawn"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/publisher/listings/{slug}/restore": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "post": {
    "operationId": "restoreOwnListing",
    "tags": [
     "Publishing"
    ],
    "summary": "Take your withdrawal back",
    "description": "A withdrawal that still waits is canceled. After it, the next sync lets the listing in again: its feed is read, or you submit the document, and a person looks at it as at a new one. What the operator has withdrawn stays out; the request is then refused, with the reason.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "responses": {
     "202": {
      "$ref": "#/components/responses/publisher_request"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden_or_foreign_domain"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/publisher/requests": {
   "get": {
    "operationId": "listRequests",
    "tags": [
     "Publishing"
    ],
    "summary": "List your requests",
    "description": "The newest hundred: what you asked for of your listings, and what became of it.",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "responses": {
     "200": {
      "description": "The requests.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PublisherRequestList"
        },
        "example": {
         "data": [
          {
           "id": "17",
           "slug": "my-tool",
           "action": "withdraw",
           "state": "done",
           "reason": null,
           "asked_at": "2026-01-31T12:00:00.000Z",
           "settled_at": "2026-01-31T13:00:00.000Z",
           "links": {
            "self": "https://catalog.example/api/v1/publisher/requests/17"
           }
          }
         ]
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/api/v1/publisher/requests/{id}": {
   "get": {
    "operationId": "getRequest",
    "tags": [
     "Publishing"
    ],
    "summary": "What became of a request",
    "description": "For the tokens of the publisher who asked. Settled ones are kept for 90 days.",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "description": "As the answer to the request has it.",
      "schema": {
       "type": "string",
       "pattern": "^[0-9]{1,15}$"
      },
      "example": "17"
     }
    ],
    "responses": {
     "200": {
      "description": "The request.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PublisherRequest"
        },
        "example": {
         "data": {
          "id": "17",
          "slug": "my-tool",
          "action": "restore",
          "state": "refused",
          "reason": "The operator withdrew it. Ask the operator.",
          "asked_at": "2026-01-31T12:00:00.000Z",
          "settled_at": "2026-01-31T13:00:00.000Z",
          "links": {
           "self": "https://catalog.example/api/v1/publisher/requests/17"
          }
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/api/v1/publisher/tokens": {
   "get": {
    "operationId": "listTokens",
    "tags": [
     "Publishing"
    ],
    "summary": "List your tokens",
    "description": "Every valid token that speaks for domains of this one alone, whoever proved them.",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "responses": {
     "200": {
      "description": "The tokens.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OwnTokens"
        },
        "example": {
         "data": [
          {
           "id": "0123456789ab",
           "prefix": "cat_4f2K",
           "domains": [
            "maker.example"
           ],
           "plan": null,
           "created_at": "2026-01-31T12:00:00.000Z",
           "expires_at": "2027-01-31T12:00:00.000Z",
           "last_used_on": "2026-02-01",
           "is_this_one": true
          }
         ]
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/api/v1/publisher/tokens/{token}": {
   "parameters": [
    {
     "name": "token",
     "in": "path",
     "required": true,
     "description": "The `id` of the token in the list, never the token itself.",
     "schema": {
      "type": "string",
      "pattern": "^[0-9a-f]{12}$"
     },
     "example": "0123456789ab"
    }
   ],
   "delete": {
    "operationId": "revokeOwnToken",
    "tags": [
     "Publishing"
    ],
    "summary": "Revoke a token",
    "description": "It ends at once. What was submitted with it and is not decided is withdrawn.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "responses": {
     "204": {
      "description": "Revoked.",
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/publisher/tokens/{token}/roll": {
   "parameters": [
    {
     "name": "token",
     "in": "path",
     "required": true,
     "description": "The `id` of the token in the list, never the token itself.",
     "schema": {
      "type": "string",
      "pattern": "^[0-9a-f]{12}$"
     },
     "example": "0123456789ab"
    }
   ],
   "post": {
    "operationId": "rollToken",
    "tags": [
     "Publishing"
    ],
    "summary": "Replace a token",
    "description": "A new token for the same domains. The old one stays valid for a day, so that nothing stops while you change it. The key of a read plan is replaced by the operator.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "parameters": [
     {
      "name": "now",
      "in": "query",
      "description": "`true`: the old token ends at once. If this answer is lost, prove the domain again.",
      "schema": {
       "enum": [
        "true",
        "false"
       ],
       "default": "false"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The new token, which no other answer shows.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RolledToken"
        },
        "example": {
         "data": {
          "id": "0123456789ab",
          "prefix": "cat_4f2K",
          "domains": [
           "maker.example"
          ],
          "token": "cat_4f2KexampleexampleexampleexampleABCDEF",
          "expires_at": "2027-01-31T12:00:00.000Z",
          "former_until": "2026-02-01T12:00:00.000Z"
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/too_many_open_or_quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/api/v1/publisher/webhooks": {
   "get": {
    "operationId": "listWebhooks",
    "tags": [
     "Publishing"
    ],
    "summary": "List your webhooks",
    "description": "The endpoints of the domains of the token: those that feeds name, and those that were made here.",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "responses": {
     "200": {
      "description": "The endpoints, the oldest first.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebhookList"
        },
        "example": {
         "data": [
          {
           "id": "wh_0123456789abcdef01234567",
           "host": "hooks.maker.example",
           "state": "active",
           "events": [
            "listing.published",
            "rank.changed"
           ],
           "listings": [
            "my-tool"
           ],
           "secret_shown": true,
           "created_at": "2026-01-31T12:00:00.000Z"
          }
         ]
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     },
     "503": {
      "$ref": "#/components/responses/webhooks_off"
     }
    }
   },
   "post": {
    "operationId": "makeWebhook",
    "tags": [
     "Publishing"
    ],
    "summary": "Make a webhook",
    "description": "One address and one secret for any number of listings: those whose feeds name this address, and those named in `listings`. An endpoint that is there already for the same domain and address is answered as it is; named listings are added, and `events` replaces the kinds it had.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "description": "At most 16 KiB.",
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookAddress"
       },
       "example": {
        "url": "https://hooks.maker.example/catalog",
        "events": [
         "listing.published",
         "rank.changed"
        ],
        "listings": [
         "my-tool"
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It was there. Its secret is in the answer only where it was never shown.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MadeWebhook"
        },
        "example": {
         "data": {
          "id": "wh_0123456789abcdef01234567",
          "host": "hooks.maker.example",
          "state": "active",
          "events": [
           "listing.published",
           "rank.changed"
          ],
          "listings": [
           "my-tool"
          ],
          "secret_shown": true,
          "created_at": "2026-01-31T12:00:00.000Z"
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "201": {
      "description": "Made. The secret is shown this once.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MadeWebhook"
        },
        "example": {
         "data": {
          "id": "wh_0123456789abcdef01234567",
          "host": "hooks.maker.example",
          "state": "active",
          "events": [
           "listing.published",
           "rank.changed"
          ],
          "listings": [
           "my-tool"
          ],
          "secret_shown": true,
          "created_at": "2026-01-31T12:00:00.000Z",
          "secret": "whsec_…"
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "408": {
      "$ref": "#/components/responses/too_slow"
     },
     "413": {
      "$ref": "#/components/responses/too_large"
     },
     "415": {
      "$ref": "#/components/responses/unsupported_media_type"
     },
     "422": {
      "$ref": "#/components/responses/invalid_document"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded_or_too_many_open"
     },
     "503": {
      "$ref": "#/components/responses/unavailable_or_webhooks_off"
     }
    }
   }
  },
  "/api/v1/publisher/webhooks/{webhook}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/webhook"
    }
   ],
   "get": {
    "operationId": "getWebhook",
    "tags": [
     "Publishing"
    ],
    "summary": "See your webhook",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "responses": {
     "200": {
      "description": "The endpoint.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Webhook"
        },
        "example": {
         "data": {
          "id": "wh_0123456789abcdef01234567",
          "host": "hooks.maker.example",
          "state": "active",
          "events": [
           "listing.published",
           "rank.changed"
          ],
          "listings": [
           "my-tool"
          ],
          "secret_shown": true,
          "created_at": "2026-01-31T12:00:00.000Z"
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     },
     "503": {
      "$ref": "#/components/responses/webhooks_off"
     }
    }
   },
   "delete": {
    "operationId": "deleteWebhook",
    "tags": [
     "Publishing"
    ],
    "summary": "Delete your webhook",
    "description": "Nothing more is sent to it, and its secret is forgotten. Where a feed still names the address, the next build makes a new endpoint, whose events wait until its secret is shown.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "responses": {
     "204": {
      "description": "Deleted.",
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable_or_webhooks_off"
     }
    }
   }
  },
  "/api/v1/publisher/webhooks/{webhook}/deliveries": {
   "parameters": [
    {
     "$ref": "#/components/parameters/webhook"
    }
   ],
   "get": {
    "operationId": "listDeliveries",
    "tags": [
     "Publishing"
    ],
    "summary": "List the deliveries of your webhook",
    "description": "How the endpoint stands, and what became of the last 100 deliveries, newest first. They are kept for 30 days.",
    "security": [
     {
      "publisherToken": []
     },
     {
      "publisherToken": [],
      "readKeyField": []
     }
    ],
    "responses": {
     "200": {
      "description": "The deliveries.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DeliveryList"
        },
        "example": {
         "data": [
          {
           "id": "published_my-tool_0123456789abcdef0123456789abcdef01234567",
           "event": "listing.published",
           "listing": "my-tool",
           "state": "waiting",
           "attempts": 1,
           "outcome": "refused",
           "status": 500,
           "body": "{\"event\":\"listing.published\",\"software\":\"my-tool\",\"listing\":{\"name\":\"My tool\",\"version\":\"1.2.0\",\"url\":\"https://catalog.example/software/my-tool/\"},\"published_on\":\"2026-01-31\"}",
           "created_at": "2026-01-31T12:00:00.000Z",
           "attempted_at": "2026-01-31T12:00:01.000Z",
           "next_attempt_at": "2026-01-31T12:00:06.000Z",
           "history": [
            {
             "attempted_at": "2026-01-31T12:00:01.000Z",
             "outcome": "refused",
             "status": 500,
             "duration_ms": 120
            }
           ]
          }
         ],
         "endpoint": {
          "id": "wh_0123456789abcdef01234567",
          "state": "active",
          "host": "hooks.maker.example",
          "events": [
           "listing.published",
           "rank.changed"
          ],
          "listings": [
           "my-tool"
          ],
          "secret_shown": true
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     },
     "503": {
      "$ref": "#/components/responses/webhooks_off"
     }
    }
   }
  },
  "/api/v1/publisher/webhooks/{webhook}/deliveries/{id}/resend": {
   "parameters": [
    {
     "$ref": "#/components/parameters/webhook"
    },
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "As the list of deliveries has it.",
     "schema": {
      "type": "string",
      "maxLength": 300,
      "pattern": "^[A-Za-z0-9._-]+$"
     },
     "example": "published_my-tool_0123456789abcdef0123456789abcdef01234567"
    }
   ],
   "post": {
    "operationId": "resendDelivery",
    "tags": [
     "Publishing"
    ],
    "summary": "Send a delivery again",
    "description": "Under its id: one that has arrived or was given up once more, one that waits at once. A challenge is none: ask for a test.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "responses": {
     "202": {
      "$ref": "#/components/responses/delivery"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "409": {
      "$ref": "#/components/responses/webhook_not_ready"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable_or_webhooks_off"
     }
    }
   }
  },
  "/api/v1/publisher/webhooks/{webhook}/test": {
   "parameters": [
    {
     "$ref": "#/components/parameters/webhook"
    }
   ],
   "post": {
    "operationId": "testWebhook",
    "tags": [
     "Publishing"
    ],
    "summary": "Test your webhook",
    "description": "Sends a challenge. An endpoint that answers it is active, also one that was disabled.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "responses": {
     "202": {
      "$ref": "#/components/responses/delivery"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "409": {
      "$ref": "#/components/responses/webhook_not_ready"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable_or_webhooks_off"
     }
    }
   }
  },
  "/api/v1/publisher/webhooks/{webhook}/rotate-secret": {
   "parameters": [
    {
     "$ref": "#/components/parameters/webhook"
    }
   ],
   "post": {
    "operationId": "rotateWebhookSecret",
    "tags": [
     "Publishing"
    ],
    "summary": "Replace the secret of your webhook",
    "description": "For 24 hours `webhook-signature` carries signatures of both. `X-Service-Signature`, which has room for one, is made with the old one until you confirm that your receiver has the new one, or the 24 hours are over. A secret that was never shown is replaced at once.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "parameters": [
     {
      "name": "now",
      "in": "query",
      "description": "With `true` the old one signs no more, as when somebody else knows it.",
      "schema": {
       "type": "boolean"
      },
      "example": false
     }
    ],
    "responses": {
     "200": {
      "description": "The new secret, shown this once.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebhookSecret"
        },
        "example": {
         "data": {
          "secret": "whsec_…",
          "former_until": "2026-02-01T12:00:00.000Z"
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "409": {
      "$ref": "#/components/responses/webhook_not_ready"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable_or_webhooks_off"
     }
    }
   }
  },
  "/api/v1/publisher/webhooks/{webhook}/rotate-secret/confirm": {
   "parameters": [
    {
     "$ref": "#/components/parameters/webhook"
    }
   ],
   "post": {
    "operationId": "confirmWebhookSecret",
    "tags": [
     "Publishing"
    ],
    "summary": "Confirm the new secret of your webhook",
    "description": "Your receiver has it: from now on it alone signs. To say so again changes nothing.",
    "security": [
     {
      "publisherToken": []
     }
    ],
    "responses": {
     "200": {
      "description": "The old one signs no more.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ConfirmedSecret"
        },
        "example": {
         "data": {
          "former_until": null
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/token_missing_or_token_invalid"
     },
     "403": {
      "$ref": "#/components/responses/forbidden"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "409": {
      "$ref": "#/components/responses/webhook_not_ready"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "503": {
      "$ref": "#/components/responses/unavailable_or_webhooks_off"
     }
    }
   }
  },
  "/badges/{slug}.svg": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "get": {
    "operationId": "getBadge",
    "tags": [
     "Badges and news"
    ],
    "summary": "A listing's badge",
    "description": "Always a picture: where nothing is listed it is a gray one that says so.",
    "security": [],
    "x-static-file": {
     "path": "/badges/{slug}.svg"
    },
    "responses": {
     "200": {
      "description": "The badge.",
      "content": {
       "image/svg+xml": {
        "schema": {
         "type": "string"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "308": {
      "$ref": "#/components/responses/renamed"
     },
     "404": {
      "description": "A gray badge: not listed.",
      "content": {
       "image/svg+xml": {
        "schema": {
         "type": "string"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       }
      }
     },
     "410": {
      "description": "A gray badge: withdrawn.",
      "content": {
       "image/svg+xml": {
        "schema": {
         "type": "string"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/software/{slug}/news.{format}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    },
    {
     "name": "format",
     "in": "path",
     "required": true,
     "description": "Atom, or JSON Feed.",
     "schema": {
      "enum": [
       "atom",
       "json"
      ]
     },
     "example": "atom"
    }
   ],
   "get": {
    "operationId": "getListingNews",
    "tags": [
     "Badges and news"
    ],
    "summary": "A listing's releases as a news feed",
    "security": [],
    "x-static-file": {
     "path": "/software/{slug}/news.{format}"
    },
    "responses": {
     "200": {
      "description": "The feed.",
      "content": {
       "application/atom+xml": {
        "schema": {
         "type": "string"
        }
       },
       "application/feed+json": {
        "schema": {
         "$ref": "#/components/schemas/JsonFeed"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "308": {
      "$ref": "#/components/responses/renamed"
     },
     "404": {
      "description": "Nothing is listed there: the page that says so.",
      "content": {
       "text/html": {
        "schema": {
         "type": "string"
        }
       }
      }
     },
     "410": {
      "$ref": "#/components/responses/withdrawn"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/v1/software": {
   "get": {
    "operationId": "harvestSoftware",
    "tags": [
     "Software"
    ],
    "summary": "Listings for catalogs of the public sector",
    "description": "Each listing that has all a `publiccode.yml` must have, as `GET /software` of the Software Catalog API (italia/developers-italia-api) answers it, the first to come in first.",
    "x-static-file": {
     "path": "/v1/software.json"
    },
    "parameters": [
     {
      "name": "page[size]",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100,
       "default": 25
      }
     },
     {
      "name": "page[after]",
      "in": "query",
      "description": "The cursor in `links.next`.",
      "schema": {
       "type": "string",
       "maxLength": 255
      }
     },
     {
      "name": "page[before]",
      "in": "query",
      "description": "The cursor in `links.prev`.",
      "schema": {
       "type": "string",
       "maxLength": 255
      }
     },
     {
      "name": "from",
      "in": "query",
      "description": "Came in at this time or later.",
      "schema": {
       "type": "string",
       "format": "date-time",
       "maxLength": 35
      }
     },
     {
      "name": "to",
      "in": "query",
      "description": "Came in at this time or earlier.",
      "schema": {
       "type": "string",
       "format": "date-time",
       "maxLength": 35
      }
     },
     {
      "name": "url",
      "in": "query",
      "description": "Of this repository.",
      "schema": {
       "type": "string",
       "maxLength": 255
      }
     },
     {
      "name": "all",
      "in": "query",
      "description": "Changes nothing: what is listed is active.",
      "schema": {
       "type": "boolean",
       "default": false
      }
     },
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of them.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/HarvestPage"
        },
        "example": {
         "data": [
          {
           "id": "7b52009b-64fd-4a2a-89e6-d8a939753077",
           "createdAt": "2026-01-10T00:00:00Z",
           "updatedAt": "2026-02-01T00:00:00Z",
           "url": "https://github.com/city/app",
           "publiccodeYml": "publiccodeYmlVersion: \"0.5\"\nname: \"App\"\n",
           "active": true
          }
         ],
         "links": {
          "prev": null,
          "next": null
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "400": {
      "$ref": "#/components/responses/bad_parameter"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/software/{slug}/publiccode.yml": {
   "parameters": [
    {
     "$ref": "#/components/parameters/slug"
    }
   ],
   "get": {
    "operationId": "getListingPubliccode",
    "tags": [
     "Software"
    ],
    "summary": "A listing as publiccode.yml",
    "description": "For catalogs of the public sector. Where the standard demands a contact, the publisher stands for it, and no person.",
    "security": [],
    "x-static-file": {
     "path": "/software/{slug}/publiccode.yml"
    },
    "responses": {
     "200": {
      "description": "The file.",
      "content": {
       "application/yaml": {
        "schema": {
         "type": "string"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "308": {
      "$ref": "#/components/responses/renamed"
     },
     "404": {
      "$ref": "#/components/responses/not_found_or_publiccode_incomplete"
     },
     "410": {
      "$ref": "#/components/responses/withdrawn"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/healthz": {
   "get": {
    "operationId": "getHealth",
    "tags": [
     "Service"
    ],
    "summary": "Whether the service works",
    "security": [],
    "responses": {
     "200": {
      "description": "It does, and this is the build it serves.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Health"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Not-Kept"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    }
   }
  },
  "/.well-known/catalog.json": {
   "get": {
    "operationId": "getCatalogManifest",
    "x-static-file": {
     "path": "/.well-known/catalog.json"
    },
    "tags": [
     "Service"
    ],
    "summary": "The catalog as a manifest",
    "description": "This service in the format that it gives its listings in.",
    "responses": {
     "200": {
      "description": "The manifest.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Manifest"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/.well-known/api-catalog": {
   "get": {
    "operationId": "getApiCatalog",
    "x-static-file": {
     "path": "/.well-known/api-catalog"
    },
    "tags": [
     "Service"
    ],
    "summary": "Where this description is",
    "description": "RFC 9727: leads programs from the host name to the description and the documentation of the API.",
    "responses": {
     "200": {
      "description": "A set of links (RFC 9264).",
      "content": {
       "application/linkset+json": {
        "schema": {
         "$ref": "#/components/schemas/Linkset"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/schemas/catalog-2.0.json": {
   "get": {
    "operationId": "getManifestSchema",
    "x-static-file": {
     "path": "/schemas/catalog-2.0.json"
    },
    "tags": [
     "Service"
    ],
    "summary": "The schema of manifests",
    "responses": {
     "200": {
      "description": "A JSON Schema (2020-12).",
      "content": {
       "application/json": {
        "schema": {
         "type": "object"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/schemas/pad-2.0.json": {
   "get": {
    "operationId": "getPadSchema",
    "x-static-file": {
     "path": "/schemas/pad-2.0.json"
    },
    "tags": [
     "Service"
    ],
    "summary": "The schema of PAD documents",
    "responses": {
     "200": {
      "description": "A JSON Schema (2020-12).",
      "content": {
       "application/json": {
        "schema": {
         "type": "object"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/_build.sig.json": {
   "get": {
    "operationId": "getBuildSignature",
    "x-static-file": {
     "path": "/api/v1/_build.sig.json"
    },
    "tags": [
     "Service"
    ],
    "summary": "Who has published the build",
    "description": "The operator's signature, where the catalog is signed: Ed25519, over the digest of the manifest of the build.",
    "responses": {
     "200": {
      "description": "A JSON Web Signature (RFC 7515, flattened).",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BuildSignature"
        },
        "example": {
         "payload": "eyJudW1iZXIiOjF9",
         "protected": "eyJhbGciOiJFZERTQSJ9",
         "signature": "AAAA"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/_build/{folder}.json": {
   "parameters": [
    {
     "name": "folder",
     "in": "path",
     "required": true,
     "description": "As `folders` of the manifest of the build names it.",
     "schema": {
      "type": "string",
      "maxLength": 100,
      "pattern": "^[A-Za-z0-9._-]+$"
     },
     "example": "api"
    }
   ],
   "get": {
    "operationId": "listBuildFiles",
    "x-static-file": {
     "path": "/api/v1/_build/{folder}.json"
    },
    "tags": [
     "Service"
    ],
    "summary": "List the files of the build",
    "description": "The files below one folder, each with its SHA-256 and its size.",
    "responses": {
     "200": {
      "description": "The files, by path.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FolderManifest"
        },
        "example": {
         "files": {
          "api/v1/software.json": {
           "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
           "size": 20000
          }
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "404": {
      "$ref": "#/components/responses/not_found"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  },
  "/api/v1/_build.json": {
   "get": {
    "operationId": "getBuildManifest",
    "x-static-file": {
     "path": "/api/v1/_build.json"
    },
    "tags": [
     "Service"
    ],
    "summary": "What the build holds",
    "description": "The commit it was made of, and the digests of the lists of its files, for those who check it.",
    "responses": {
     "200": {
      "description": "The manifest of the build.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BuildManifest"
        },
        "example": {
         "commit": "0123456789abcdef0123456789abcdef01234567",
         "date": "2026-01-31",
         "base_url": "https://catalog.example",
         "listing_count": 1200,
         "folders": {
          "api": {
           "list": "/api/v1/_build/api.json",
           "files": 1400,
           "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
           "size": 150000
          }
         }
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "$ref": "#/components/headers/Cache-Control"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       },
       "X-Catalog-Build": {
        "$ref": "#/components/headers/X-Catalog-Build"
       },
       "X-Request-Id": {
        "$ref": "#/components/headers/X-Request-Id"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimit-Policy"
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/not_modified"
     },
     "401": {
      "$ref": "#/components/responses/token_invalid"
     },
     "429": {
      "$ref": "#/components/responses/quota_exceeded"
     },
     "500": {
      "$ref": "#/components/responses/internal_error"
     }
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/If-None-Match"
     }
    ]
   }
  }
 },
 "webhooks": {
  "endpoint.challenge": {
   "post": {
    "operationId": "onEndpointChallenge",
    "tags": [
     "Publishing"
    ],
    "summary": "Does this endpoint want events?",
    "description": "Asked first of an endpoint that is on no domain its publisher has verified, and whenever the publisher asks for a test. Signed like every event. Answer with the value of `challenge` as the whole body.",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/X-Service-Event"
     },
     {
      "$ref": "#/components/parameters/X-Service-Delivery"
     },
     {
      "$ref": "#/components/parameters/X-Service-Listing"
     },
     {
      "$ref": "#/components/parameters/User-Agent"
     },
     {
      "$ref": "#/components/parameters/X-Service-Timestamp"
     },
     {
      "$ref": "#/components/parameters/X-Service-Signature"
     },
     {
      "$ref": "#/components/parameters/webhook-id"
     },
     {
      "$ref": "#/components/parameters/webhook-timestamp"
     },
     {
      "$ref": "#/components/parameters/webhook-signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EndpointChallenge"
       },
       "example": {
        "event": "endpoint.challenge",
        "software": "my-tool",
        "challenge": "4f6f0a5e-3f0c-4a57-9e0e-0d6b1f6c9a11"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The endpoint is active. White space around the value is ignored; anything else in the body is no answer.",
      "content": {
       "text/plain": {
        "schema": {
         "type": "string",
         "maxLength": 4096
        },
        "example": "4f6f0a5e-3f0c-4a57-9e0e-0d6b1f6c9a11"
       }
      }
     },
     "410": {
      "$ref": "#/components/responses/refused"
     },
     "2XX": {
      "description": "On a domain that the publisher has verified, any such answer will do."
     }
    }
   }
  },
  "listing.published": {
   "post": {
    "operationId": "onListingPublished",
    "tags": [
     "Publishing"
    ],
    "summary": "A listing was published",
    "description": "Sent to the endpoint that the publisher's feed names, once the endpoint is active: at once on a domain that the publisher has verified, elsewhere once it has answered a challenge.",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/X-Service-Event"
     },
     {
      "$ref": "#/components/parameters/X-Service-Delivery"
     },
     {
      "$ref": "#/components/parameters/X-Service-Listing"
     },
     {
      "$ref": "#/components/parameters/User-Agent"
     },
     {
      "$ref": "#/components/parameters/X-Service-Timestamp"
     },
     {
      "$ref": "#/components/parameters/X-Service-Signature"
     },
     {
      "$ref": "#/components/parameters/webhook-id"
     },
     {
      "$ref": "#/components/parameters/webhook-timestamp"
     },
     {
      "$ref": "#/components/parameters/webhook-signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ListingPublished"
       }
      }
     }
    },
    "responses": {
     "410": {
      "$ref": "#/components/responses/refused"
     },
     "2XX": {
      "$ref": "#/components/responses/received"
     }
    }
   }
  },
  "rank.changed": {
   "post": {
    "operationId": "onRankChanged",
    "tags": [
     "Publishing"
    ],
    "summary": "A listing's place changed",
    "description": "Several moves before a delivery become one. Sent like `listing.published`.",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/X-Service-Event"
     },
     {
      "$ref": "#/components/parameters/X-Service-Delivery"
     },
     {
      "$ref": "#/components/parameters/X-Service-Listing"
     },
     {
      "$ref": "#/components/parameters/User-Agent"
     },
     {
      "$ref": "#/components/parameters/X-Service-Timestamp"
     },
     {
      "$ref": "#/components/parameters/X-Service-Signature"
     },
     {
      "$ref": "#/components/parameters/webhook-id"
     },
     {
      "$ref": "#/components/parameters/webhook-timestamp"
     },
     {
      "$ref": "#/components/parameters/webhook-signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RankChanged"
       }
      }
     }
    },
    "responses": {
     "410": {
      "$ref": "#/components/responses/refused"
     },
     "2XX": {
      "$ref": "#/components/responses/received"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "readKey": {
    "type": "http",
    "scheme": "bearer",
    "description": "The key of a read plan. Without one you are on the free plan, by your address."
   },
   "readKeyField": {
    "type": "apiKey",
    "in": "header",
    "name": "X-API-Key",
    "description": "The key of a read plan, where `Authorization` is not free."
   },
   "publisherToken": {
    "type": "http",
    "scheme": "bearer",
    "description": "A publisher's token, like `cat_…`. It speaks for the domains that the publisher has proved."
   },
   "domainClaim": {
    "type": "http",
    "scheme": "bearer",
    "description": "The `claim` that the claim of a domain was answered with, like `claim_…`. Valid for 14 days, once."
   }
  },
  "parameters": {
   "slug": {
    "name": "slug",
    "in": "path",
    "required": true,
    "description": "The listing's name in addresses.",
    "schema": {
     "$ref": "#/components/schemas/ListingSlug"
    },
    "example": "my-tool"
   },
   "If-None-Match": {
    "name": "If-None-Match",
    "in": "header",
    "description": "The `ETag` of what you hold.",
    "schema": {
     "type": "string",
     "maxLength": 1000
    }
   },
   "X-Service-Event": {
    "name": "X-Service-Event",
    "in": "header",
    "required": true,
    "description": "Kind of the event.",
    "schema": {
     "type": "string"
    }
   },
   "X-Service-Listing": {
    "name": "X-Service-Listing",
    "in": "header",
    "required": true,
    "description": "Slug of the listing that the event is about, as in the body.",
    "schema": {
     "type": "string"
    }
   },
   "User-Agent": {
    "name": "User-Agent",
    "in": "header",
    "required": true,
    "description": "The software that sends the event, and the catalog that runs it.",
    "schema": {
     "type": "string",
     "pattern": "^Catalog/"
    },
    "example": "Catalog/1.0.0 (+https://catalog.example)"
   },
   "X-Service-Delivery": {
    "name": "X-Service-Delivery",
    "in": "header",
    "required": true,
    "description": "Id of the event, the same at every attempt.",
    "schema": {
     "type": "string"
    }
   },
   "X-Service-Timestamp": {
    "name": "X-Service-Timestamp",
    "in": "header",
    "required": true,
    "description": "Seconds since 1970 of this attempt.",
    "schema": {
     "type": "string",
     "pattern": "^\\d+$"
    }
   },
   "X-Service-Signature": {
    "name": "X-Service-Signature",
    "in": "header",
    "required": true,
    "description": "HMAC-SHA-256 of timestamp, a dot and the body, in hexadecimal.",
    "schema": {
     "type": "string",
     "pattern": "^sha256=[0-9a-f]{64}$"
    }
   },
   "webhook-id": {
    "name": "webhook-id",
    "in": "header",
    "required": true,
    "description": "Id of the event, as Standard Webhooks names it.",
    "schema": {
     "type": "string"
    }
   },
   "webhook-timestamp": {
    "name": "webhook-timestamp",
    "in": "header",
    "required": true,
    "description": "Seconds since 1970 of this attempt, as Standard Webhooks names it.",
    "schema": {
     "type": "string",
     "pattern": "^\\d+$"
    }
   },
   "webhook-signature": {
    "name": "webhook-signature",
    "in": "header",
    "required": true,
    "description": "Signatures of Standard Webhooks, parted by spaces: two while a secret is being rotated.",
    "schema": {
     "type": "string"
    }
   },
   "webhook": {
    "name": "webhook",
    "in": "path",
    "required": true,
    "description": "Id of the endpoint, like `wh_…`; or the slug of a listing, which stands for the endpoint that its feed names.",
    "schema": {
     "type": "string",
     "maxLength": 64,
     "pattern": "^(?:wh_[0-9a-f]{24}|[a-z0-9-]+)$"
    },
    "example": "my-tool"
   }
  },
  "headers": {
   "ETag": {
    "description": "Changes when the content does.",
    "required": true,
    "schema": {
     "type": "string",
     "pattern": "^(?:W/)?\"[^\"]*\"$"
    }
   },
   "Cache-Control": {
    "description": "How long the answer may be kept, and by whom. `public`: it is the same for all who send no key.",
    "required": true,
    "schema": {
     "type": "string",
     "pattern": "^(?:no-store|(?:private|public), max-age=60(?:, [a-z=\\d, -]+)?)$"
    }
   },
   "Not-Kept": {
    "description": "`no-store`: the answer is the caller's alone, or changes any moment.",
    "required": true,
    "schema": {
     "const": "no-store"
    }
   },
   "Content-Language": {
    "description": "The language that texts are in, where they are in one.",
    "schema": {
     "type": "string",
     "maxLength": 6,
     "pattern": "^[a-z]{2,3}(?:-[A-Z]{2})?$"
    },
    "example": "en"
   },
   "Link": {
    "description": "The relations `self`, `first`, `prev`, `next` and `last` (RFC 8288).",
    "schema": {
     "type": "string",
     "pattern": "^<[^>]*>; rel=\"[a-z]+\"(?:, <[^>]*>; rel=\"[a-z]+\")*$"
    }
   },
   "RateLimit": {
    "description": "What is left of each quota, and the seconds until it is full again.",
    "schema": {
     "type": "string",
     "pattern": "^\"[a-z]+\";r=\\d+;t=\\d+(?:, \"[a-z]+\";r=\\d+;t=\\d+)*$"
    },
    "example": "\"minute\";r=59;t=42, \"month\";r=9999;t=86400"
   },
   "RateLimit-Policy": {
    "description": "The quotas, each with its window in seconds.",
    "schema": {
     "type": "string",
     "pattern": "^\"[a-z]+\";q=\\d+;w=\\d+(?:, \"[a-z]+\";q=\\d+;w=\\d+)*$"
    },
    "example": "\"minute\";q=60;w=60, \"month\";q=10000;w=2592000"
   },
   "Retry-After": {
    "description": "Seconds after which to ask again.",
    "required": true,
    "schema": {
     "type": "string",
     "pattern": "^\\d+$"
    },
    "example": "30"
   },
   "WWW-Authenticate": {
    "description": "How to prove who you are (RFC 6750).",
    "required": true,
    "schema": {
     "type": "string",
     "pattern": "^Bearer realm="
    },
    "example": "Bearer realm=\"catalog\""
   },
   "X-Catalog-Build": {
    "description": "The build that the answer is of: its commit, shortened, and its day. Two answers of a crawl with unlike builds may not fit together.",
    "schema": {
     "type": "string",
     "maxLength": 40
    },
    "example": "8a81d64a0c2f 2026-11-26"
   },
   "X-Request-Id": {
    "description": "Name it when you ask the operator about an answer. Not on answers that shared caches keep.",
    "schema": {
     "type": "string",
     "pattern": "^[0-9A-Za-z-]{16,36}$"
    },
    "example": "9f1b2c3d4e5f6071-SJC"
   }
  },
  "responses": {
   "not_modified": {
    "description": "You hold it already: `If-None-Match` names its `ETag`. It counts in the minute, not in the month.",
    "headers": {
     "ETag": {
      "$ref": "#/components/headers/ETag"
     },
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Link": {
      "$ref": "#/components/headers/Link"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    }
   },
   "renamed": {
    "description": "The listing has another slug now.",
    "headers": {
     "Location": {
      "description": "The same address with the new slug.",
      "required": true,
      "schema": {
       "type": "string",
       "format": "uri-reference"
      }
     },
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    }
   },
   "publisher_request": {
    "description": "Queued for the next sync: ask at `Location` what became of it. To ask again while it waits answers the same request.",
    "headers": {
     "Location": {
      "description": "Where its state can be asked for.",
      "schema": {
       "type": "string",
       "format": "uri"
      }
     },
     "Cache-Control": {
      "$ref": "#/components/headers/Not-Kept"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/PublisherRequest"
      },
      "example": {
       "data": {
        "id": "17",
        "slug": "my-tool",
        "action": "sync",
        "state": "queued",
        "reason": null,
        "asked_at": "2026-01-31T12:00:00.000Z",
        "settled_at": null,
        "links": {
         "self": "https://catalog.example/api/v1/publisher/requests/17"
        }
       }
      }
     }
    }
   },
   "delivery": {
    "description": "It is on its way. What became of it is in the list of deliveries, under this id.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Not-Kept"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/DeliveryId"
      },
      "example": {
       "data": {
        "id": "challenge_my-tool_2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b"
       }
      }
     }
    }
   },
   "received": {
    "description": "Received. Anything else is tried again later."
   },
   "refused": {
    "description": "Nothing is sent to this endpoint any more."
   },
   "bad_parameter": {
    "description": "`bad_parameter`: A parameter of the address has a value that cannot be answered, stands there twice, or does not exist. Each entry of `errors` names one and says what is allowed.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "bad_parameter"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 400,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "search_not_ready": {
    "description": "`search_not_ready`: The catalog was deployed and its search rows are not all there yet. Retry-After says when to try again. The first pages of the whole list, and of one category, by rank work meanwhile.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "Retry-After": {
      "$ref": "#/components/headers/Retry-After"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "search_not_ready"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 503,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "unknown_build": {
    "description": "`unknown_build`: Lists of software: the build is not held any more, so begin the crawl again with `build=latest`. Changes: what happened since that commit cannot be listed, because it is not one of the commits the list of changes reaches back to, or the id is cut so short that it fits two. Note the `build` of /api/v1/changes, take a full copy from /api/v1/software, and ask from that commit next time.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "unknown_build"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 404,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "quota_exceeded": {
    "description": "`quota_exceeded`: This caller has asked as often as is allowed. `violated-policies` names the limit; Retry-After says in how many seconds to ask again. Every answer carries what is left in RateLimit.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "Retry-After": {
      "$ref": "#/components/headers/Retry-After"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "quota_exceeded"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 429,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "internal_error": {
    "description": "`internal_error`: The service made a mistake. Try again in a minute; if it stays, tell the operator.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "internal_error"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 500,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "token_invalid": {
    "description": "`token_invalid`: The token, or the key of a plan, is not one of this catalog, was cut off on the way, has expired (after 365 days) or was revoked. Copy it again, or get a new one. What needs none is answered without one.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "WWW-Authenticate": {
      "$ref": "#/components/headers/WWW-Authenticate"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "token_invalid"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 401,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "not_found": {
    "description": "`not_found`: Nothing is published at this address. Listings are found through /api/v1/software; addresses have no slash at their end.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "not_found"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 404,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "withdrawn": {
    "description": "`withdrawn`: The listing was published once and has been taken out of the catalog. The detail says why. Drop it from your copy.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "withdrawn"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 410,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "not_found_or_manifest_incomplete": {
    "description": "`not_found`: Nothing is published at this address. Listings are found through /api/v1/software; addresses have no slash at their end.\n\n`manifest_incomplete`: The listing is published, but it lacks something a manifest must have. The detail names the field; it appears once the publisher adds it to the feed.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "not_found",
            "manifest_incomplete"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 404,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "token_missing_or_token_invalid": {
    "description": "`token_missing`: This needs a token: send it as `Authorization: Bearer cat_…`. A publisher gets one by proving a domain (POST /api/v1/publisher/domains) or from the operator of the catalog, a reader from the operator.\n\n`token_invalid`: The token, or the key of a plan, is not one of this catalog, was cut off on the way, has expired (after 365 days) or was revoked. Copy it again, or get a new one. What needs none is answered without one.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "WWW-Authenticate": {
      "$ref": "#/components/headers/WWW-Authenticate"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "token_missing",
            "token_invalid"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 401,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "forbidden": {
    "description": "`forbidden`: This address is for other callers. The detail says for whom.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "forbidden"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 403,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "unavailable": {
    "description": "`unavailable`: The service cannot do this at the moment. Nothing was stored. Retry-After says when to try again.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "Retry-After": {
      "$ref": "#/components/headers/Retry-After"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "unavailable"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 503,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "bad_header": {
    "description": "`bad_header`: A header field of the request cannot be understood. The detail names it and says how it must look.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "bad_header"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 400,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "forbidden_or_foreign_domain": {
    "description": "`forbidden`: This address is for other callers. The detail says for whom.\n\n`foreign_domain`: The token speaks for other domains than the one this is about: the homepage of the document, the address of the feed, or the listing. Prove that domain too, or use the token that stands for it.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "forbidden",
            "foreign_domain"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 403,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "slug_taken": {
    "description": "`slug_taken`: The slug is the address of a published listing that is not on a domain of the token. Choose another slug, or prove the domain of that listing.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "slug_taken"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 409,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "too_slow": {
    "description": "`too_slow`: The body did not arrive within half a minute. Nothing was stored. Send it again, in one go.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "too_slow"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 408,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "too_large": {
    "description": "`too_large`: The body has more bytes than are taken: 256 KiB for a document. Leave out earlier releases.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "too_large"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 413,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "unsupported_media_type": {
    "description": "`unsupported_media_type`: The body is sent as something this address does not read. The detail names what it reads; JSON is UTF-8, and no body is compressed.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "unsupported_media_type"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 415,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "invalid_document_or_idempotency_key_reused": {
    "description": "`invalid_document`: The body was read and is not valid. Each entry of `errors` names a place, what is wrong with it and how to fix it. Nothing was stored.\n\n`idempotency_key_reused`: The Idempotency-Key was sent before with other content. Use a new key for new content, or none: the same content never makes anything twice.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "invalid_document",
            "idempotency_key_reused"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 422,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "quota_exceeded_or_too_many_open": {
    "description": "`quota_exceeded`: This caller has asked as often as is allowed. `violated-policies` names the limit; Retry-After says in how many seconds to ask again. Every answer carries what is left in RateLimit.\n\n`too_many_open`: Too many submissions for the domains of the token wait for a decision already. Wait until one is decided, or ask the operator. A feed that is followed needs no submissions: submit its address once.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "Retry-After": {
      "$ref": "#/components/headers/Retry-After"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "quota_exceeded",
            "too_many_open"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 429,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "invalid_document": {
    "description": "`invalid_document`: The body was read and is not valid. Each entry of `errors` names a place, what is wrong with it and how to fix it. Nothing was stored.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "invalid_document"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 422,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "too_many_open_or_quota_exceeded": {
    "description": "`too_many_open`: Too many submissions for the domains of the token wait for a decision already. Wait until one is decided, or ask the operator. A feed that is followed needs no submissions: submit its address once.\n\n`quota_exceeded`: This caller has asked as often as is allowed. `violated-policies` names the limit; Retry-After says in how many seconds to ask again. Every answer carries what is left in RateLimit.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "Retry-After": {
      "$ref": "#/components/headers/Retry-After"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "too_many_open",
            "quota_exceeded"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 429,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "webhooks_off": {
    "description": "`webhooks_off`: The operator of this catalog has not set webhooks up, so nothing about them can be asked or changed.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "Retry-After": {
      "$ref": "#/components/headers/Retry-After"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "webhooks_off"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 503,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "unavailable_or_webhooks_off": {
    "description": "`unavailable`: The service cannot do this at the moment. Nothing was stored. Retry-After says when to try again.\n\n`webhooks_off`: The operator of this catalog has not set webhooks up, so nothing about them can be asked or changed.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     },
     "Retry-After": {
      "$ref": "#/components/headers/Retry-After"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "unavailable",
            "webhooks_off"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 503,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "webhook_not_ready": {
    "description": "`webhook_not_ready`: The endpoint cannot do this as it stands: the detail says why. Most often its listing is not published, or its domain is not verified yet.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "webhook_not_ready"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 409,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   },
   "not_found_or_publiccode_incomplete": {
    "description": "`not_found`: Nothing is published at this address. Listings are found through /api/v1/software; addresses have no slash at their end.\n\n`publiccode_incomplete`: The listing is published, but it lacks something the standard demands. The detail names the keys; the file appears once the publisher adds them.",
    "headers": {
     "Cache-Control": {
      "$ref": "#/components/headers/Cache-Control"
     },
     "Content-Language": {
      "$ref": "#/components/headers/Content-Language"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimit-Policy"
     },
     "X-Catalog-Build": {
      "$ref": "#/components/headers/X-Catalog-Build"
     },
     "X-Request-Id": {
      "$ref": "#/components/headers/X-Request-Id"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Problem"
        },
        {
         "type": "object",
         "properties": {
          "code": {
           "enum": [
            "not_found",
            "publiccode_incomplete"
           ],
           "description": "a fixed word that programs can rely on"
          },
          "status": {
           "const": 404,
           "description": "status code of the HTTP response"
          }
         }
        }
       ]
      }
     }
    }
   }
  },
  "schemas": {
   "Health": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "status",
     "build"
    ],
    "properties": {
     "status": {
      "const": "ok",
      "description": "always ok, where there is an answer"
     },
     "build": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "commit",
       "date"
      ],
      "properties": {
       "commit": {
        "description": "null in a build of files that are not committed",
        "type": [
         "string",
         "null"
        ]
       },
       "date": {
        "type": [
         "string",
         "null"
        ],
        "format": "date",
        "description": "the day of the build"
       }
      },
      "description": "the build that answers"
     }
    }
   },
   "JsonFeed": {
    "description": "JSON Feed 1.1",
    "type": "object",
    "required": [
     "version",
     "title",
     "items"
    ],
    "properties": {
     "version": {
      "const": "https://jsonfeed.org/version/1.1",
      "description": "version of JSON Feed"
     },
     "title": {
      "type": "string",
      "description": "title for people"
     },
     "items": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id"
       ],
       "properties": {
        "id": {
         "type": "string",
         "description": "identifier, which never changes"
        }
       }
      },
      "description": "the entries"
     }
    }
   },
   "Linkset": {
    "type": "object",
    "required": [
     "linkset"
    ],
    "properties": {
     "linkset": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "anchor"
       ],
       "properties": {
        "anchor": {
         "type": "string",
         "format": "uri",
         "description": "the API that the links are about"
        }
       },
       "additionalProperties": {
        "description": "what a relation leads to, like service-desc",
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "href"
         ],
         "properties": {
          "href": {
           "type": "string",
           "format": "uri",
           "description": "where the link leads"
          },
          "type": {
           "type": "string",
           "description": "media type of what the link leads to"
          }
         }
        }
       }
      },
      "description": "links, as in RFC 9264"
     }
    }
   },
   "Advice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code",
     "values",
     "text",
     "gain"
    ],
    "properties": {
     "code": {
      "$ref": "#/components/schemas/AdviceCode",
      "description": "a fixed word that programs can rely on"
     },
     "values": {
      "$ref": "#/components/schemas/RankValues",
      "description": "the figures and words that belong to the code"
     },
     "text": {
      "description": "the code in the catalog's first language",
      "type": "string",
      "maxLength": 500
     },
     "gain": {
      "description": "whole points the score would gain",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     }
    }
   },
   "AdviceCode": {
    "description": "what else can be done",
    "enum": [
     "release",
     "complete",
     "domain_proved",
     "hash_recomputed",
     "signature_verified",
     "homepage_secure",
     "documents_checked"
    ]
   },
   "Attestation": {
    "description": "declared: the publisher says it; witnessed: we saw it; attested: a third party says it",
    "enum": [
     "declared",
     "witnessed",
     "attested"
    ]
   },
   "BuildManifest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "commit",
     "date",
     "base_url",
     "listing_count",
     "folders"
    ],
    "properties": {
     "commit": {
      "anyOf": [
       {
        "type": "string",
        "maxLength": 64
       },
       {
        "type": "null"
       }
      ],
      "description": "commit of the catalog; null where it has none"
     },
     "date": {
      "$ref": "#/components/schemas/ListingDate",
      "description": "the day of the build"
     },
     "base_url": {
      "type": "string",
      "description": "address of the catalog, without a slash at its end"
     },
     "listing_count": {
      "type": "integer",
      "minimum": 0,
      "description": "how many listings it holds"
     },
     "folders": {
      "description": "folder name to the digest and size of its list of files",
      "type": "object",
      "additionalProperties": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "list",
        "files",
        "sha256",
        "size"
       ],
       "properties": {
        "list": {
         "type": "string",
         "description": "where the folder's list of files is"
        },
        "files": {
         "type": "integer",
         "minimum": 0,
         "description": "how many files the folder has"
        },
        "sha256": {
         "description": "a SHA-256 digest of 64 lower-case hexadecimal digits",
         "type": "string",
         "maxLength": 64,
         "pattern": "^[0-9a-f]{64}$"
        },
        "size": {
         "type": "integer",
         "minimum": 0,
         "description": "bytes of the list of files"
        }
       }
      }
     }
    }
   },
   "BuildSignature": {
    "description": "JSON Web Signature (RFC 7515, flattened) with EdDSA (RFC 8037); the payload is a SignedBuild",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "payload",
     "protected",
     "signature"
    ],
    "properties": {
     "payload": {
      "type": "string",
      "maxLength": 4096,
      "pattern": "^[A-Za-z0-9_-]+$",
      "description": "what is signed, in base64url (RFC 7515)"
     },
     "protected": {
      "type": "string",
      "maxLength": 4096,
      "pattern": "^[A-Za-z0-9_-]+$",
      "description": "protected header of the signature, in base64url (RFC 7515)"
     },
     "signature": {
      "type": "string",
      "maxLength": 4096,
      "pattern": "^[A-Za-z0-9_-]+$",
      "description": "the signature, in base64url (RFC 7515)"
     }
    }
   },
   "CategoryList": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "slug",
        "name",
        "description",
        "listing_count",
        "links"
       ],
       "properties": {
        "slug": {
         "$ref": "#/components/schemas/ListingCategorySlug",
         "description": "name in addresses, unique among its kind"
        },
        "name": {
         "type": "string",
         "description": "name for people"
        },
        "description": {
         "type": "string",
         "description": "what the category holds"
        },
        "sign": {
         "description": "name of an icon of the Lucide set that stands for the category",
         "type": "string",
         "maxLength": 64
        },
        "listing_count": {
         "type": "integer",
         "minimum": 0,
         "description": "how many listings it holds"
        },
        "translations": {
         "description": "name and description by language tag",
         "type": "object",
         "maxProperties": 20,
         "additionalProperties": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "name",
           "description"
          ],
          "properties": {
           "name": {
            "type": "string",
            "description": "name for people"
           },
           "description": {
            "type": "string",
            "description": "what the category holds"
           }
          }
         }
        },
        "links": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "self",
          "html"
         ],
         "properties": {
          "self": {
           "type": "string",
           "maxLength": 4096,
           "description": "address of this document"
          },
          "html": {
           "type": "string",
           "maxLength": 4096,
           "description": "address of the page for people"
          }
         },
         "description": "addresses that belong to it"
        }
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "Change": {
    "title": "Change",
    "description": "what became of one listing in one commit; the commit, in git, says who decided",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "change",
     "at",
     "commit",
     "links"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "change": {
      "description": "a rename is one change, under the old slug. silent: what the listing leads to answered and does no more; answering: it does again. Both are told of the last thousand files of evidence that changed",
      "enum": [
       "published",
       "updated",
       "renamed",
       "withdrawn",
       "silent",
       "answering"
      ]
     },
     "at": {
      "description": "when it was committed, in UTC, like 2026-01-31T12:00:00Z",
      "type": "string",
      "format": "date-time",
      "maxLength": 20
     },
     "commit": {
      "$ref": "#/components/schemas/CommitId",
      "description": "commit of the catalog; null where it has none"
     },
     "renamed_to": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "slug that the listing has now"
     },
     "reason": {
      "description": "why it was withdrawn",
      "type": "string",
      "maxLength": 1000
     },
     "state": {
      "description": "what fell silent or answers again, and since when",
      "$ref": "#/components/schemas/ListingState"
     },
     "what": {
      "description": "what an update changed; absent where the earlier form is not known. A value that is null was not given",
      "title": "ChangedFacts",
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
       "version": {
        "description": "of the version that the listing is shown with",
        "type": "object",
        "additionalProperties": false,
        "required": [
         "before",
         "after"
        ],
        "properties": {
         "before": {
          "$ref": "#/components/schemas/ChangedText",
          "description": "the value before the change"
         },
         "after": {
          "$ref": "#/components/schemas/ChangedText",
          "description": "the value after the change"
         }
        }
       },
       "yanked": {
        "description": "versions that were withdrawn, and why",
        "type": "array",
        "maxItems": 1000,
        "items": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "version",
          "reason"
         ],
         "properties": {
          "version": {
           "type": "string",
           "maxLength": 100,
           "description": "version of the software"
          },
          "reason": {
           "$ref": "#/components/schemas/Yanked/properties/reason",
           "description": "why, in words"
          }
         }
        }
       },
       "license": {
        "description": "the SPDX id, or else the type",
        "type": "object",
        "additionalProperties": false,
        "required": [
         "before",
         "after"
        ],
        "properties": {
         "before": {
          "$ref": "#/components/schemas/ChangedText",
          "description": "the value before the change"
         },
         "after": {
          "$ref": "#/components/schemas/ChangedText",
          "description": "the value after the change"
         }
        }
       },
       "pricing": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "before",
         "after"
        ],
        "properties": {
         "before": {
          "$ref": "#/components/schemas/ChangedPricing",
          "description": "the value before the change"
         },
         "after": {
          "$ref": "#/components/schemas/ChangedPricing",
          "description": "the value after the change"
         }
        },
        "description": "what it costs"
       },
       "verified": {
        "description": "whether the publisher's domain is proved now",
        "type": "boolean"
       },
       "archived": {
        "description": "whether its development has ended now",
        "type": "boolean"
       },
       "fields": {
        "description": "other parts that changed, sorted",
        "type": "array",
        "maxItems": 40,
        "items": {
         "type": "string",
         "maxLength": 40
        }
       }
      }
     },
     "rank": {
      "description": "what an update did to the score, both reckoned on the day of the commit; absent where it did nothing",
      "type": "object",
      "additionalProperties": false,
      "required": [
       "score",
       "previous_score",
       "signals"
      ],
      "properties": {
       "score": {
        "description": "points out of 100, two decimals",
        "type": "number",
        "minimum": 0,
        "maximum": 100
       },
       "previous_score": {
        "description": "what it would have been without the change",
        "type": "number",
        "minimum": 0,
        "maximum": 100
       },
       "signals": {
        "$ref": "#/components/schemas/RankMove/properties/signals",
        "description": "the parts of the score"
       }
      }
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "self": {
        "description": "the listing where it is now; absent if it is published no more",
        "type": "string",
        "maxLength": 4096
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "ChangeList": {
    "title": "ChangeList",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "build",
     "complete",
     "links"
    ],
    "properties": {
     "data": {
      "description": "newest first; a listing may stand there several times",
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Change"
      }
     },
     "build": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "commit"
      ],
      "properties": {
       "commit": {
        "description": "what to ask from next time; null in a build of files that are not committed",
        "anyOf": [
         {
          "$ref": "#/components/schemas/CommitId"
         },
         {
          "type": "null"
         }
        ]
       }
      },
      "description": "the build that answers"
     },
     "complete": {
      "description": "true: no change is left out since the commit that was named, or else since the beginning",
      "type": "boolean"
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self"
      ],
      "properties": {
       "self": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of this document"
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "ChangedPricing": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/ListingPricing"
     },
     {
      "type": "null"
     }
    ]
   },
   "ChangedText": {
    "anyOf": [
     {
      "$ref": "#/components/schemas/ListingLine"
     },
     {
      "type": "null"
     }
    ]
   },
   "CommitId": {
    "description": "full id of a commit of the catalog",
    "type": "string",
    "maxLength": 64,
    "pattern": "^[0-9a-f]{40,64}$"
   },
   "ConfirmedSecret": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "former_until"
      ],
      "properties": {
       "former_until": {
        "description": "the former secret signs no more",
        "type": "null"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "ConfirmedUser": {
    "title": "ConfirmedUser",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "page",
     "since"
    ],
    "properties": {
     "page": {
      "description": "address of the page that names the product",
      "$ref": "#/components/schemas/ListingUri"
     },
     "since": {
      "description": "day since which the catalog has seen it there",
      "$ref": "#/components/schemas/ListingDate"
     }
    }
   },
   "DeliveryId": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id"
      ],
      "properties": {
       "id": {
        "type": "string",
        "description": "identifier, which never changes"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "DeliveryList": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "endpoint"
    ],
    "properties": {
     "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "event",
        "listing",
        "state",
        "attempts",
        "outcome",
        "status",
        "body",
        "created_at",
        "attempted_at",
        "next_attempt_at",
        "history"
       ],
       "properties": {
        "id": {
         "description": "the same at every attempt",
         "type": "string"
        },
        "event": {
         "enum": [
          "listing.published",
          "rank.changed",
          "endpoint.challenge"
         ],
         "description": "kind of the event"
        },
        "listing": {
         "description": "which it is about; null for the test of an endpoint that has none",
         "anyOf": [
          {
           "$ref": "#/components/schemas/ListingSlug"
          },
          {
           "type": "null"
          }
         ]
        },
        "state": {
         "description": "dead after the last attempt; replaced by a later move before it arrived",
         "enum": [
          "waiting",
          "delivered",
          "dead",
          "replaced"
         ]
        },
        "attempts": {
         "type": "integer",
         "minimum": 0,
         "description": "how many attempts were made"
        },
        "outcome": {
         "description": "of the last attempt",
         "enum": [
          null,
          "delivered",
          "no_echo",
          "refused",
          "gone",
          "redirected",
          "timed_out",
          "not_reached",
          "bad_address"
         ]
        },
        "status": {
         "description": "what the endpoint answered last",
         "type": [
          "integer",
          "null"
         ]
        },
        "body": {
         "description": "what is sent, byte for byte; null for a challenge, whose text only the receiver is told",
         "type": [
          "string",
          "null"
         ]
        },
        "created_at": {
         "type": "string",
         "format": "date-time",
         "description": "when it was made"
        },
        "attempted_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time",
         "description": "when the last attempt was made; null before the first"
        },
        "next_attempt_at": {
         "type": [
          "string",
          "null"
         ],
         "format": "date-time",
         "description": "when the next attempt is due; null where none follows"
        },
        "history": {
         "description": "every attempt, the first one first; of many, the last 30",
         "type": "array",
         "maxItems": 30,
         "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "attempted_at",
           "outcome",
           "status",
           "duration_ms"
          ],
          "properties": {
           "attempted_at": {
            "type": "string",
            "format": "date-time",
            "description": "when its outcome was known"
           },
           "outcome": {
            "description": "what came of it",
            "enum": [
             "delivered",
             "no_echo",
             "refused",
             "gone",
             "redirected",
             "timed_out",
             "not_reached",
             "bad_address"
            ]
           },
           "status": {
            "description": "what the endpoint answered; null for no answer",
            "type": [
             "integer",
             "null"
            ]
           },
           "duration_ms": {
            "description": "milliseconds until it was answered, or given up",
            "type": "integer",
            "minimum": 0
           }
          }
         }
        }
       }
      },
      "description": "what was asked for"
     },
     "endpoint": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "host",
       "state",
       "events",
       "listings",
       "secret_shown"
      ],
      "properties": {
       "id": {
        "type": "string",
        "pattern": "^wh_[0-9a-f]{24}$",
        "description": "identifier, which never changes"
       },
       "host": {
        "description": "of its address, which is shown to nobody as a whole",
        "type": [
         "string",
         "null"
        ]
       },
       "state": {
        "description": "dormant: the domain is not proved; challenged: the challenge is not answered; disabled: it said 410, or took nothing for 120 hours; suspended: no published listing wants its events",
        "enum": [
         "dormant",
         "challenged",
         "active",
         "disabled",
         "suspended"
        ]
       },
       "events": {
        "type": "array",
        "items": {
         "enum": [
          "listing.published",
          "rank.changed"
         ]
        },
        "description": "kinds that any of its listings asks for"
       },
       "listings": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/ListingSlug"
        },
        "description": "the listings it is about, by slug"
       },
       "secret_shown": {
        "description": "false: events wait until it was. Make the endpoint again, which shows it, or replace it",
        "type": "boolean"
       }
      },
      "description": "the endpoint that the deliveries go to"
     }
    }
   },
   "DomainClaim": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "domain",
       "claim",
       "expires_at",
       "record",
       "file",
       "links"
      ],
      "properties": {
       "domain": {
        "description": "as DNS writes it",
        "type": "string"
       },
       "claim": {
        "description": "the bearer token to verify with",
        "type": "string",
        "pattern": "^claim_"
       },
       "expires_at": {
        "type": "string",
        "format": "date-time",
        "description": "when it ends"
       },
       "record": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "type",
         "name",
         "value"
        ],
        "properties": {
         "type": {
          "const": "TXT",
          "description": "type of the record in the DNS"
         },
         "name": {
          "type": "string",
          "description": "name of the record in the DNS"
         },
         "value": {
          "type": "string",
          "description": "text of the record"
         }
        },
        "description": "what to place in DNS, or"
       },
       "file": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "url",
         "content_type",
         "line"
        ],
        "properties": {
         "url": {
          "type": "string",
          "format": "uri",
          "description": "its address"
         },
         "content_type": {
          "const": "text/plain",
          "description": "media type to serve the file with"
         },
         "line": {
          "type": "string",
          "description": "the line that the file must have"
         }
        },
        "description": "what to place on the web: one line of the file"
       },
       "links": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "verify"
        ],
        "properties": {
         "verify": {
          "type": "string",
          "format": "uri",
          "description": "address to ask for the check at"
         }
        },
        "description": "addresses that belong to it"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "DomainName": {
    "type": "object",
    "required": [
     "domain"
    ],
    "properties": {
     "domain": {
      "description": "the name of a domain, like maker.example; all hosts below it belong to it",
      "type": "string",
      "maxLength": 253
     }
    }
   },
   "EndpointChallenge": {
    "description": "Body of the request that asks whether a receiver wants deliveries at all.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "event",
     "challenge"
    ],
    "properties": {
     "event": {
      "const": "endpoint.challenge",
      "description": "kind of the event"
     },
     "software": {
      "description": "missing where the endpoint has no listing yet",
      "$ref": "#/components/schemas/EndpointChallengeSlug"
     },
     "challenge": {
      "description": "the whole body of the expected answer",
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     }
    }
   },
   "EndpointChallengeSlug": {
    "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool",
    "type": "string",
    "pattern": "^[a-z0-9-]+$",
    "maxLength": 64
   },
   "EndpointFacts": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "host",
     "state",
     "events",
     "listings",
     "secret_shown",
     "created_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^wh_[0-9a-f]{24}$",
      "description": "identifier, which never changes"
     },
     "host": {
      "description": "of its address, which is shown to nobody as a whole",
      "type": [
       "string",
       "null"
      ]
     },
     "state": {
      "description": "dormant: the domain is not proved; challenged: the challenge is not answered; disabled: it said 410, or took nothing for 120 hours; suspended: no published listing wants its events",
      "enum": [
       "dormant",
       "challenged",
       "active",
       "disabled",
       "suspended"
      ]
     },
     "events": {
      "type": "array",
      "items": {
       "enum": [
        "listing.published",
        "rank.changed"
       ]
      },
      "description": "kinds that any of its listings asks for"
     },
     "listings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ListingSlug"
      },
      "description": "the listings it is about, by slug"
     },
     "secret_shown": {
      "description": "false: events wait until it was. Make the endpoint again, which shows it, or replace it",
      "type": "boolean"
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "when it was made"
     }
    }
   },
   "EoxCore": {
    "description": "https://docs.oasis-open.org/openeox/eox-core/v1.0/, committee draft; a time, or tba where nothing is declared",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "$schema",
     "end_of_life",
     "end_of_security_support",
     "last_updated"
    ],
    "properties": {
     "$schema": {
      "const": "https://docs.oasis-open.org/openeox/v1.0/schema/core.json",
      "description": "address of the schema that it follows"
     },
     "end_of_life": {
      "type": "string",
      "description": "day of the end of life, or what stands for one that is not known or not planned"
     },
     "end_of_security_support": {
      "type": "string",
      "description": "day of the end of security support, or what stands for one that is not known or not planned"
     },
     "last_updated": {
      "type": "string",
      "format": "date-time",
      "description": "when this was last written"
     }
    }
   },
   "EvidenceFigure": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991
   },
   "EvidenceRecord": {
    "title": "EvidenceRecord",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "since",
     "source",
     "subject",
     "values",
     "witness"
    ],
    "properties": {
     "witness": {
      "$ref": "#/components/schemas/EvidenceWitness",
      "description": "who has seen it"
     },
     "subject": {
      "description": "what was looked at: a package URL, or an address",
      "type": "string",
      "minLength": 1,
      "maxLength": 4096,
      "pattern": "^(?:pkg:[a-z0-9.+-]+/|https://)[^\\u0000-\\u0020\\u007f]*$"
     },
     "place": {
      "description": "what the witness names of the listing's own: its repository, or the host of its homepage. Without it, a package would be anybody's",
      "type": "string",
      "minLength": 1,
      "maxLength": 4096,
      "pattern": "^[^\\u0000-\\u0020\\u007f]*$"
     },
     "source": {
      "description": "where it was read: an address, or the package of data it was imported from, like pkg:npm/download-counts@2.20260301.0",
      "type": "string",
      "minLength": 1,
      "maxLength": 4096,
      "pattern": "^(?:pkg:[a-z0-9.+-]+/|https://)[^\\u0000-\\u0020\\u007f]*$"
     },
     "since": {
      "description": "the day since which we know the values to be so: never the day of the last look",
      "$ref": "#/components/schemas/ListingDate"
     },
     "values": {
      "$ref": "#/components/schemas/EvidenceValues",
      "description": "the figures and words that belong to the code"
     }
    }
   },
   "EvidenceState": {
    "title": "AliveState",
    "description": "answering: as what it should be. silent: not, or as something else. gone: there is nothing at the address, or no such name. changed_hands: a page of a parked or sold domain. archived: by its forge. given_up: by its publisher",
    "enum": [
     "answering",
     "silent",
     "gone",
     "changed_hands",
     "archived",
     "given_up"
    ]
   },
   "EvidenceValues": {
    "title": "EvidenceValues",
    "description": "what a witness says; figures are rounded to two digits",
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "advisories": {
      "description": "how many it knows that are open for the version",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000
     },
     "computers": {
      "description": "that have it, of those that report what they have",
      "$ref": "#/components/schemas/EvidenceFigure"
     },
     "dependents": {
      "description": "packages that depend on it",
      "$ref": "#/components/schemas/EvidenceFigure"
     },
     "deprecated": {
      "description": "its publisher has deprecated or withdrawn it there",
      "const": true
     },
     "document": {
      "description": "what lies at the address: the kind that the listing says",
      "enum": [
       "csaf_advisory",
       "csaf_provider",
       "cyclonedx",
       "page",
       "pdf",
       "spdx"
      ]
     },
     "downloads": {
      "description": "in a month, without those of mirrors where they can be told apart",
      "$ref": "#/components/schemas/EvidenceFigure"
     },
     "gap_days": {
      "description": "median of the days between releases",
      "type": "integer",
      "minimum": 0,
      "maximum": 36500
     },
     "installs": {
      "description": "in a month",
      "$ref": "#/components/schemas/EvidenceFigure"
     },
     "provenance": {
      "description": "the version was built from public source by a service that the registry has verified",
      "const": true
     },
     "released_on": {
      "description": "when the newest release was published there",
      "$ref": "#/components/schemas/ListingDate"
     },
     "reporting": {
      "description": "the way to report a vulnerability that answered",
      "enum": [
       "policy",
       "security_txt"
      ]
     },
     "sha256": {
      "description": "of the bytes at the address, computed by us: the digest that the publisher states",
      "type": "string",
      "maxLength": 64,
      "pattern": "^[0-9a-f]{64}$"
     },
     "state": {
      "description": "what became of the subject: a source, an address that was approved with the listing, or a page of data/usage",
      "$ref": "#/components/schemas/EvidenceState"
     },
     "tls": {
      "description": "it answered over TLS with a certificate that holds",
      "const": true
     },
     "version": {
      "description": "the version that this is about",
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"
     }
    }
   },
   "EvidenceWitness": {
    "title": "WitnessName",
    "description": "who was asked; alive, homepage, download, security-documents and users: we looked ourselves",
    "enum": [
     "alive",
     "crates-io",
     "debian-popcon",
     "docker-hub",
     "download",
     "flathub",
     "github-releases",
     "homebrew",
     "homepage",
     "npm",
     "osv",
     "security-documents",
     "users"
    ]
   },
   "Explanation": {
    "description": "why an entry stands where it does: by order, the smallest first; of similar ones by rarity, the greatest first, and by nearness, the smallest first; then by rank.position",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "step",
     "order"
    ],
    "properties": {
     "step": {
      "description": "the best that is true of the listing. title: it is called so; title_begins: its name begins so; words_of_…: all words stand there or in something better, as they were typed; name, head, summary, text: all of them do, or forms or beginnings of them (head: publisher, category and tagline); name_and_…: one of them is a word of the name; anywhere: some are in another language; similar: not all of them are there",
      "enum": [
       "title",
       "title_begins",
       "words_of_name",
       "name",
       "words_of_head",
       "head",
       "name_and_summary",
       "words_of_summary",
       "summary",
       "name_and_text",
       "text",
       "anywhere",
       "similar"
      ]
     },
     "order": {
      "description": "the place of the step among all steps",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "rarity": {
      "description": "only of similar ones: how rare the words are that were found, and how well they stand; 1000000 where all were found in a corrected reading, 2000000 where the listing is called as it was meant",
      "type": "integer",
      "minimum": 0
     },
     "nearness": {
      "description": "only of similar ones: sum over the words of 0 for the name, 1 for the head, 2 for the summary, 3 for anything else, 4 for the category alone",
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "ExportFile": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "media_type",
     "sha256",
     "size",
     "links"
    ],
    "properties": {
     "name": {
      "type": "string",
      "maxLength": 100,
      "description": "name of the file"
     },
     "media_type": {
      "type": "string",
      "maxLength": 100,
      "description": "media type of the file"
     },
     "sha256": {
      "description": "a SHA-256 digest of 64 lower-case hexadecimal digits",
      "type": "string",
      "maxLength": 64,
      "pattern": "^[0-9a-f]{64}$"
     },
     "size": {
      "type": "integer",
      "minimum": 0,
      "description": "bytes of the file"
     },
     "part_of": {
      "description": "the file that the parts give when they are put together in order",
      "type": "string",
      "maxLength": 100
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self"
      ],
      "properties": {
       "self": {
        "type": "string",
        "description": "address of this document"
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "ExportList": {
    "description": "files with the whole catalog",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "commit",
     "date",
     "listing_count",
     "access",
     "attribution",
     "terms",
     "files",
     "links"
    ],
    "properties": {
     "commit": {
      "description": "the state of the catalog that they show",
      "anyOf": [
       {
        "$ref": "#/components/schemas/CommitId"
       },
       {
        "type": "null"
       }
      ]
     },
     "date": {
      "description": "the day on which it is ranked in them",
      "$ref": "#/components/schemas/ListingDate"
     },
     "listing_count": {
      "type": "integer",
      "minimum": 0,
      "description": "how many listings it holds"
     },
     "access": {
      "description": "open: to everybody; top_tier: to keys of the top tier",
      "enum": [
       "open",
       "top_tier"
      ]
     },
     "attribution": {
      "description": "the link to show beside what you show of it",
      "type": "string"
     },
     "terms": {
      "type": "string",
      "description": "terms of use of the files"
     },
     "files": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/ExportFile"
      },
      "description": "the files"
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self"
      ],
      "properties": {
       "self": {
        "type": "string",
        "description": "address of this document"
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "Facet": {
    "description": "a listing counts for each of its values, and nowhere if it has none",
    "type": "array",
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "value",
      "count"
     ],
     "properties": {
      "value": {
       "description": "as the filter takes it; of verified: true or false",
       "type": "string",
       "maxLength": 64
      },
      "count": {
       "type": "integer",
       "minimum": 1,
       "description": "the number"
      }
     }
    }
   },
   "Fact": {
    "description": "one thing that counts, as a code and values, and who says so",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code",
     "by",
     "values"
    ],
    "properties": {
     "code": {
      "$ref": "#/components/schemas/FactCode",
      "description": "a fixed word that programs can rely on"
     },
     "by": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Attestation"
       },
       {
        "type": "null"
       }
      ],
      "description": "who attests it"
     },
     "values": {
      "$ref": "#/components/schemas/RankValues",
      "description": "the figures and words that belong to the code"
     }
    }
   },
   "FactCode": {
    "enum": [
     "newest_release",
     "release_fading",
     "does_not_fade",
     "no_release_day",
     "archived",
     "deprecated",
     "source_gone",
     "domain_proved",
     "hash_recomputed",
     "signature_verified",
     "homepage_secure",
     "documents_checked",
     "nothing_proved",
     "dependents",
     "downloads",
     "installs",
     "computers",
     "use_unknown",
     "complete",
     "incomplete"
    ]
   },
   "FeedAddress": {
    "description": "The address of a feed on a domain of the token.",
    "type": "object",
    "required": [
     "url"
    ],
    "properties": {
     "url": {
      "description": "https, on port 443",
      "type": "string",
      "format": "uri",
      "maxLength": 2048
     }
    }
   },
   "FeedKind": {
    "description": "what a feed is",
    "enum": [
     "pad-json",
     "pad-xml",
     "github",
     "gitlab",
     "openapi",
     "manifest",
     "publiccode"
    ]
   },
   "FileEntry": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "sha256",
     "size"
    ],
    "properties": {
     "sha256": {
      "description": "a SHA-256 digest of 64 lower-case hexadecimal digits",
      "type": "string",
      "maxLength": 64,
      "pattern": "^[0-9a-f]{64}$"
     },
     "size": {
      "type": "integer",
      "minimum": 0,
      "description": "bytes of the file"
     }
    }
   },
   "FolderManifest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "files"
    ],
    "properties": {
     "files": {
      "type": "object",
      "additionalProperties": {
       "$ref": "#/components/schemas/FileEntry"
      },
      "description": "digest and size of each file, by path"
     }
    }
   },
   "HarvestId": {
    "type": "string",
    "maxLength": 36,
    "pattern": "^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-8[a-f0-9]{3}-[a-f0-9]{12}$"
   },
   "HarvestPage": {
    "title": "HarvestPage",
    "description": "listings that have all a publiccode.yml must have, the first to come in first",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "links"
    ],
    "properties": {
     "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "createdAt",
        "updatedAt",
        "url",
        "publiccodeYml",
        "active"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/HarvestId",
         "description": "identifier, which never changes"
        },
        "createdAt": {
         "description": "the day on which it came in",
         "$ref": "#/components/schemas/HarvestTime"
        },
        "updatedAt": {
         "$ref": "#/components/schemas/HarvestTime",
         "description": "the day on which it last changed"
        },
        "url": {
         "description": "its repository",
         "$ref": "#/components/schemas/ListingUri"
        },
        "publiccodeYml": {
         "description": "the whole file",
         "type": "string",
         "minLength": 1
        },
        "active": {
         "const": true,
         "description": "whether it is still followed"
        }
       }
      },
      "description": "what was asked for"
     },
     "links": {
      "description": "what follows the address of the list for the pages beside this one; on a host of files their whole addresses",
      "type": "object",
      "additionalProperties": false,
      "required": [
       "prev",
       "next"
      ],
      "properties": {
       "prev": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 2048,
        "description": "address of the page before; null on the first"
       },
       "next": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 2048,
        "description": "address of the next page; null on the last"
       }
      }
     }
    }
   },
   "HarvestTime": {
    "type": "string",
    "format": "date-time",
    "maxLength": 20
   },
   "Install": {
    "title": "Install",
    "description": "how a package is installed with the tool of its registry",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "package",
     "tool",
     "command",
     "platforms",
     "approved_by"
    ],
    "properties": {
     "package": {
      "$ref": "#/components/schemas/ListingPackageUrl",
      "description": "package URL of what is installed"
     },
     "tool": {
      "description": "what runs the command, like npm or Homebrew",
      "type": "string",
      "maxLength": 40
     },
     "command": {
      "description": "made of the package URL alone, of letters, digits, spaces and @ . _ + - /",
      "type": "string",
      "maxLength": 300,
      "pattern": "^[a-z]+(?: [A-Za-z0-9@._+/-]+)+$"
     },
     "platforms": {
      "description": "systems that the command is for",
      "type": "array",
      "maxItems": 9,
      "items": {
       "$ref": "#/components/schemas/ListingPlatform"
      }
     },
     "approved_by": {
      "description": "registry: its record of the package names the product's own repository or homepage; reviewer: a person of this catalog approved the command",
      "enum": [
       "registry",
       "reviewer"
      ]
     }
    }
   },
   "LifecycleList": {
    "description": "how long listed software is supported, as its publishers declare it: OpenEoX Core 1.0 for each product, or version line of it, that states a day",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "links"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "slug",
        "product_name",
        "vendor_name",
        "product_version",
        "core"
       ],
       "properties": {
        "slug": {
         "type": "string",
         "description": "name in addresses, unique among its kind"
        },
        "product_name": {
         "type": "string",
         "description": "name of the product"
        },
        "vendor_name": {
         "type": "string",
         "description": "name of its publisher"
        },
        "product_version": {
         "description": "a version line, like 2.x; null for the product as a whole",
         "type": [
          "string",
          "null"
         ]
        },
        "core": {
         "$ref": "#/components/schemas/EoxCore",
         "description": "https://docs.oasis-open.org/openeox/eox-core/v1.0/, committee draft; a time, or tba where nothing is declared"
        }
       }
      },
      "description": "what was asked for"
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self"
      ],
      "properties": {
       "self": {
        "type": "string",
        "format": "uri",
        "description": "address of this document"
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "ListingArtifact": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "uri"
    ],
    "properties": {
     "platform": {
      "$ref": "#/components/schemas/ListingLine",
      "description": "what the file runs on"
     },
     "uri": {
      "$ref": "#/components/schemas/ListingUri",
      "description": "address of the file"
     },
     "sha256": {
      "description": "a SHA-256 digest of 64 lower-case hexadecimal digits",
      "type": "string",
      "maxLength": 64,
      "pattern": "^[0-9a-f]{64}$"
     },
     "size_bytes": {
      "description": "size of the file in bytes",
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "format": {
      "description": "the format of the file, like exe or tar.gz",
      "type": "string",
      "maxLength": 12,
      "pattern": "^[a-z0-9]+(\\.[a-z0-9]+)?$"
     }
    }
   },
   "ListingAudienceScope": {
    "enum": [
     "agriculture",
     "culture",
     "defence",
     "education",
     "emergency-services",
     "employment",
     "energy",
     "environment",
     "finance-and-economic-development",
     "foreign-affairs",
     "government",
     "healthcare",
     "infrastructures",
     "justice",
     "local-authorities",
     "manufacturing",
     "research",
     "science-and-technology",
     "security",
     "society",
     "sport",
     "tourism",
     "transportation",
     "welfare"
    ]
   },
   "ListingBadge": {
    "enum": [
     "openapi",
     "verified"
    ]
   },
   "ListingCategorySlug": {
    "description": "slug of a category in data/categories.json",
    "type": "string",
    "maxLength": 64,
    "pattern": "^[a-z0-9-]+$"
   },
   "ListingCode": {
    "description": "a stable snake_case code",
    "type": "string",
    "maxLength": 60,
    "pattern": "^[a-z][a-z0-9_]*$"
   },
   "ListingCount": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "listings"
    ],
    "properties": {
     "name": {
      "description": "word of the vocabulary, or slug of a category; null: not known",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingLine"
       },
       {
        "type": "null"
       }
      ]
     },
     "listings": {
      "type": "integer",
      "minimum": 0,
      "description": "how many listings"
     }
    }
   },
   "ListingDate": {
    "description": "a calendar date, like 2026-01-31",
    "type": "string",
    "format": "date",
    "maxLength": 10
   },
   "ListingDependency": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ListingLine",
      "description": "name for people"
     },
     "version": {
      "$ref": "#/components/schemas/ListingLine",
      "description": "version of the software"
     },
     "version_min": {
      "$ref": "#/components/schemas/ListingLine",
      "description": "oldest version that works"
     },
     "version_max": {
      "$ref": "#/components/schemas/ListingLine",
      "description": "newest version that works"
     },
     "optional": {
      "description": "true where it also runs without",
      "type": "boolean"
     }
    }
   },
   "ListingDeployment": {
    "description": "how the product is deployed",
    "type": "array",
    "maxItems": 8,
    "items": {
     "$ref": "#/components/schemas/ListingDeploymentWay"
    },
    "uniqueItems": true
   },
   "ListingDeploymentWay": {
    "enum": [
     "cloud",
     "self-hosted",
     "on-premise",
     "hybrid",
     "desktop",
     "mobile",
     "edge",
     "docker"
    ]
   },
   "ListingDescription": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "summary"
    ],
    "properties": {
     "tagline": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",
      "description": "what it is, in a few words"
     },
     "summary": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",
      "description": "what it does, in one or two sentences"
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000,
      "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",
      "description": "longer description"
     }
    }
   },
   "ListingDescriptions": {
    "type": "object",
    "maxProperties": 100,
    "propertyNames": {
     "$ref": "#/components/schemas/ListingLanguageTag"
    },
    "additionalProperties": {
     "$ref": "#/components/schemas/ListingDescription"
    }
   },
   "ListingInterfaces": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
     "openapi": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
       "version": {
        "$ref": "#/components/schemas/ListingLine",
        "description": "version, as the publisher states it"
       },
       "spec_url": {
        "$ref": "#/components/schemas/ListingUri",
        "description": "address of the description of the API"
       }
      },
      "description": "API that is described with OpenAPI"
     },
     "mcp": {
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
       "version": {
        "$ref": "#/components/schemas/ListingLine",
        "description": "version, as the publisher states it"
       },
       "transport": {
        "enum": [
         "sse",
         "stdio",
         "streamable-http"
        ],
        "description": "how the server is spoken to"
       },
       "endpoint": {
        "$ref": "#/components/schemas/ListingUri",
        "description": "where the API or server is reached"
       },
       "tools_count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000,
        "description": "how many tools the server offers"
       },
       "schema_url": {
        "$ref": "#/components/schemas/ListingUri",
        "description": "address of the schema"
       }
      },
      "description": "server of the Model Context Protocol"
     }
    }
   },
   "ListingKeywords": {
    "description": "words its publisher gives it",
    "type": "array",
    "maxItems": 30,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60,
     "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"
    }
   },
   "ListingKind": {
    "enum": [
     "saas",
     "ai-agent",
     "mcp-server",
     "api",
     "software",
     "open-source",
     "framework",
     "library",
     "plugin",
     "extension",
     "mobile"
    ]
   },
   "ListingLanguageTag": {
    "description": "a BCP-47 language tag, like en or pt-BR",
    "type": "string",
    "format": "language-tag",
    "maxLength": 35,
    "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*(-[TUtu](-[A-Za-z0-9]{2,8})+)*$"
   },
   "ListingLanguages": {
    "description": "languages its users can choose, as BCP-47 tags",
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/components/schemas/ListingLanguageTag"
    }
   },
   "ListingLicenseType": {
    "enum": [
     "open-source",
     "freeware",
     "freemium",
     "commercial",
     "trial",
     "subscription"
    ]
   },
   "ListingLifecycle": {
    "description": "until when it is supported, and documents on its security, as its publisher declares it",
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
     "security_support_until": {
      "$ref": "#/components/schemas/ListingDate",
      "description": "a calendar date, like 2026-01-31"
     },
     "end_of_life": {
      "$ref": "#/components/schemas/ListingDate",
      "description": "day of the end of life, or what stands for one that is not known or not planned"
     },
     "lines": {
      "description": "version lines with days of their own",
      "type": "array",
      "maxItems": 30,
      "items": {
       "title": "VersionLine",
       "type": "object",
       "additionalProperties": false,
       "required": [
        "line"
       ],
       "properties": {
        "line": {
         "description": "like 2.x or 2024.1 LTS",
         "type": "string",
         "maxLength": 40,
         "pattern": "^[Vv]?\\d{1,5}(?:\\.(?:\\d{1,5}|[Xx*])){0,3}(?: (?:LTS|ESR|LTSC))?$"
        },
        "security_support_until": {
         "$ref": "#/components/schemas/ListingDate",
         "description": "a calendar date, like 2026-01-31"
        },
        "end_of_life": {
         "$ref": "#/components/schemas/ListingDate",
         "description": "day of the end of life, or what stands for one that is not known or not planned"
        }
       }
      }
     },
     "sbom_url": {
      "$ref": "#/components/schemas/ListingUri",
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "csaf_url": {
      "$ref": "#/components/schemas/ListingUri",
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "conformity_url": {
      "$ref": "#/components/schemas/ListingUri",
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     }
    }
   },
   "ListingLine": {
    "description": "text of 1 to 200 characters",
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"
   },
   "ListingMaintenanceType": {
    "description": "internal, contract, community or none",
    "enum": [
     "internal",
     "contract",
     "community",
     "none"
    ]
   },
   "ListingMonth": {
    "description": "a year, or a year and a month, like 2026 or 2026-01",
    "type": "string",
    "maxLength": 7,
    "pattern": "^[0-9]{4}(-(0[1-9]|1[0-2]))?$"
   },
   "ListingPackageUrl": {
    "type": "string",
    "maxLength": 300,
    "pattern": "^pkg:[a-z][a-z0-9.-]*/[^\\u0000-\\u0020?#@]+$"
   },
   "ListingPackages": {
    "description": "packages that hold the product, as package URLs without a version, like pkg:npm/my-tool",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/components/schemas/ListingPackageUrl"
    }
   },
   "ListingPictureSide": {
    "description": "in pixels",
    "type": "integer",
    "minimum": 1,
    "maximum": 1280
   },
   "ListingPlatform": {
    "enum": [
     "windows",
     "macos",
     "linux",
     "android",
     "ios",
     "web",
     "bsd",
     "other",
     "cross-platform"
    ]
   },
   "ListingPreview": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "slug_is_derived",
     "name",
     "vendor",
     "kind",
     "category",
     "platforms",
     "license_type",
     "homepage",
     "summary",
     "version",
     "released_on",
     "webhook"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "slug_is_derived": {
      "description": "made of the name: another one is taken where it is in use",
      "type": "boolean"
     },
     "name": {
      "type": "string",
      "description": "name for people"
     },
     "vendor": {
      "type": "string",
      "description": "the publisher"
     },
     "kind": {
      "$ref": "#/components/schemas/ListingKind",
      "description": "what kind it is of"
     },
     "category": {
      "description": "its slug in this catalog",
      "type": "string"
     },
     "platforms": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ListingPlatform"
      },
      "description": "what it runs on"
     },
     "license_type": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingLicenseType"
       },
       {
        "type": "null"
       }
      ],
      "description": "kind of license"
     },
     "homepage": {
      "type": [
       "string",
       "null"
      ],
      "description": "address of the product's own website"
     },
     "summary": {
      "type": [
       "string",
       "null"
      ],
      "description": "what it does, in one or two sentences"
     },
     "version": {
      "type": [
       "string",
       "null"
      ],
      "description": "version of the software"
     },
     "released_on": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ],
      "description": "day of the release; null where it is not known"
     },
     "webhook": {
      "description": "where events are wanted; the whole address is shown to nobody",
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "host",
         "events"
        ],
        "properties": {
         "host": {
          "type": [
           "string",
           "null"
          ],
          "description": "host of the address"
         },
         "events": {
          "type": "array",
          "items": {
           "type": "string"
          },
          "description": "kinds of events that are wanted"
         }
        }
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ListingPricing": {
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
     "model": {
      "enum": [
       "free",
       "freemium",
       "subscription",
       "usage",
       "one-time",
       "quote"
      ],
      "description": "how it is paid for"
     },
     "price_from_cents": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991,
      "description": "lowest price in cents of the currency"
     },
     "currency": {
      "description": "an ISO 4217 currency code of three capital letters, like EUR",
      "type": "string",
      "maxLength": 3,
      "pattern": "^[A-Z]{3}$"
     }
    }
   },
   "ListingPublicSector": {
    "description": "what public bodies ask of software, as its publisher declares it",
    "type": "object",
    "additionalProperties": false,
    "required": [],
    "properties": {
     "repository": {
      "description": "the repository with its source code",
      "$ref": "#/components/schemas/ListingUri"
     },
     "development_status": {
      "description": "how far its development is: concept, development, beta, stable or obsolete",
      "enum": [
       "concept",
       "development",
       "beta",
       "stable",
       "obsolete"
      ]
     },
     "used_by": {
      "description": "names of at most 100 public bodies that use it, as its publisher declares",
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/ListingLine"
      }
     },
     "maintenance": {
      "description": "who maintains it: an object with a type",
      "type": "object",
      "additionalProperties": false,
      "required": [
       "type"
      ],
      "properties": {
       "type": {
        "$ref": "#/components/schemas/ListingMaintenanceType",
        "description": "kind of it"
       },
       "until": {
        "description": "the last day of the contract, like 2027-12-31",
        "$ref": "#/components/schemas/ListingDate"
       }
      }
     },
     "depends_on": {
      "description": "what has to be there for it to run",
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
       "open": {
        "description": "at most 50 open-source programs",
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/ListingDependency"
        }
       },
       "proprietary": {
        "description": "at most 50 proprietary programs",
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/ListingDependency"
        }
       },
       "hardware": {
        "description": "at most 50 devices",
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/ListingDependency"
        }
       }
      }
     },
     "audience": {
      "description": "for whom it is made",
      "type": "object",
      "additionalProperties": false,
      "required": [],
      "properties": {
       "scope": {
        "description": "fields of public service, like education or local-authorities",
        "type": "array",
        "maxItems": 24,
        "items": {
         "$ref": "#/components/schemas/ListingAudienceScope"
        }
       },
       "countries": {
        "description": "countries whose law it follows: at most 250 codes",
        "type": "array",
        "maxItems": 250,
        "items": {
         "description": "an ISO 3166 country code of two capital letters, like DE",
         "type": "string",
         "maxLength": 2,
         "pattern": "^[A-Z]{2}$"
        }
       },
       "unsupported_countries": {
        "description": "countries it is not fit for: at most 250 codes",
        "type": "array",
        "maxItems": 250,
        "items": {
         "description": "an ISO 3166 country code of two capital letters, like DE",
         "type": "string",
         "maxLength": 2,
         "pattern": "^[A-Z]{2}$"
        }
       }
      }
     },
     "localisation_ready": {
      "description": "true where it can be translated",
      "type": "boolean"
     },
     "copyright_owner": {
      "description": "who owns the rights in most of it",
      "$ref": "#/components/schemas/ListingLine"
     },
     "roadmap": {
      "description": "an absolute http or https address: what is planned",
      "$ref": "#/components/schemas/ListingUri"
     },
     "accessibility_statement": {
      "description": "an absolute http or https address: how accessible it is, and where it is not",
      "$ref": "#/components/schemas/ListingUri"
     },
     "hosting_statement": {
      "description": "an absolute http or https address: where and by whom it is hosted",
      "$ref": "#/components/schemas/ListingUri"
     },
     "based_on": {
      "description": "at most 10 addresses of what it is a variant of",
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/ListingUri"
      }
     }
    }
   },
   "ListingPublished": {
    "description": "Body of the webhook delivery sent when a listing is published.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "event",
     "software",
     "listing",
     "published_on"
    ],
    "properties": {
     "event": {
      "const": "listing.published",
      "description": "kind of the event"
     },
     "software": {
      "$ref": "#/components/schemas/ListingPublishedSlug",
      "description": "slug of the listing"
     },
     "listing": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name",
       "version",
       "url"
      ],
      "properties": {
       "name": {
        "$ref": "#/components/schemas/ListingPublishedLine",
        "description": "name for people"
       },
       "version": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "description": "version of the software"
       },
       "url": {
        "$ref": "#/components/schemas/ListingPublishedUri",
        "description": "its address"
       }
      },
      "description": "the listing it is about"
     },
     "published_on": {
      "$ref": "#/components/schemas/ListingPublishedDate",
      "description": "a calendar date, like 2026-01-31"
     }
    }
   },
   "ListingPublishedDate": {
    "description": "a calendar date, like 2026-01-31",
    "type": "string",
    "format": "date",
    "maxLength": 10
   },
   "ListingPublishedLine": {
    "description": "text of 1 to 200 characters",
    "type": "string",
    "minLength": 1,
    "maxLength": 200
   },
   "ListingPublishedSlug": {
    "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool",
    "type": "string",
    "pattern": "^[a-z0-9-]+$",
    "maxLength": 64
   },
   "ListingPublishedUri": {
    "description": "an absolute http or https address, without user name or password, at most 2048 characters",
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   },
   "ListingRequirements": {
    "description": "what it needs to run",
    "type": "string",
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"
   },
   "ListingSlug": {
    "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool",
    "type": "string",
    "pattern": "^[a-z0-9-]+$",
    "maxLength": 64
   },
   "ListingState": {
    "title": "ListingState",
    "description": "what became of what a listing leads to; in lists, what a reader should know first. Absent where nobody knows",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "state",
     "of",
     "since",
     "by"
    ],
    "properties": {
     "state": {
      "$ref": "#/components/schemas/EvidenceState",
      "description": "state it is in"
     },
     "of": {
      "description": "what it is the state of",
      "enum": [
       "source",
       "homepage",
       "openapi",
       "mcp",
       "package"
      ]
     },
     "subject": {
      "description": "its address, or package URL; not in lists",
      "type": "string",
      "maxLength": 4096
     },
     "since": {
      "description": "the day since which we have seen it so; of silence, that of the first failure",
      "$ref": "#/components/schemas/ListingDate"
     },
     "by": {
      "description": "who says so: `catalog` where we looked ourselves, else a host or a registry",
      "type": "string",
      "maxLength": 253
     }
    }
   },
   "ListingUri": {
    "description": "an absolute http or https address, without user name or password, at most 2048 characters",
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   },
   "ListingVerificationReason": {
    "description": "why the last check that changed something found no proof",
    "enum": [
     "not_found",
     "wrong_token",
     "dns_failed",
     "unreachable",
     "no_homepage",
     "shared_host"
    ]
   },
   "MadeWebhook": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "host",
       "state",
       "events",
       "listings",
       "secret_shown",
       "created_at"
      ],
      "properties": {
       "id": {
        "type": "string",
        "pattern": "^wh_[0-9a-f]{24}$",
        "description": "identifier, which never changes"
       },
       "host": {
        "description": "of its address, which is shown to nobody as a whole",
        "type": [
         "string",
         "null"
        ]
       },
       "state": {
        "description": "dormant: the domain is not proved; challenged: the challenge is not answered; disabled: it said 410, or took nothing for 120 hours; suspended: no published listing wants its events",
        "enum": [
         "dormant",
         "challenged",
         "active",
         "disabled",
         "suspended"
        ]
       },
       "events": {
        "type": "array",
        "items": {
         "enum": [
          "listing.published",
          "rank.changed"
         ]
        },
        "description": "kinds that any of its listings asks for"
       },
       "listings": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/ListingSlug"
        },
        "description": "the listings it is about, by slug"
       },
       "secret_shown": {
        "description": "false: events wait until it was. Make the endpoint again, which shows it, or replace it",
        "type": "boolean"
       },
       "created_at": {
        "type": "string",
        "format": "date-time",
        "description": "when it was made"
       },
       "secret": {
        "type": "string",
        "pattern": "^whsec_",
        "description": "secret that signs deliveries; shown once"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "Manifest": {
    "description": "Machine-readable software metadata: one object per product or project.",
    "type": "object",
    "required": [
     "$schema",
     "protocol",
     "entity",
     "capabilities",
     "releases"
    ],
    "properties": {
     "$schema": {
      "$ref": "#/components/schemas/ManifestUri",
      "description": "Canonical address of the schema."
     },
     "protocol": {
      "$ref": "#/components/schemas/ManifestProtocol",
      "description": "the protocol that the document follows"
     },
     "entity": {
      "$ref": "#/components/schemas/ManifestEntity",
      "description": "the product itself"
     },
     "capabilities": {
      "$ref": "#/components/schemas/ManifestCapabilities",
      "description": "interfaces, deployment, prices and integrations"
     },
     "releases": {
      "$ref": "#/components/schemas/ManifestReleases",
      "description": "the releases"
     },
     "trust": {
      "$ref": "#/components/schemas/ManifestTrust",
      "description": "verification of the domain, and signatures"
     },
     "telemetry": {
      "$ref": "#/components/schemas/ManifestTelemetry",
      "description": "webhook of the publisher"
     }
    }
   },
   "ManifestCapabilities": {
    "type": "object",
    "required": [
     "deployment"
    ],
    "properties": {
     "deployment": {
      "description": "how the product is deployed",
      "type": "array",
      "maxItems": 20,
      "items": {
       "description": "one way the product is deployed",
       "enum": [
        "cloud",
        "self-hosted",
        "on-premise",
        "hybrid",
        "desktop",
        "mobile",
        "edge",
        "docker"
       ]
      }
     },
     "interfaces": {
      "type": "object",
      "properties": {
       "openapi": {
        "type": "object",
        "properties": {
         "version": {
          "$ref": "#/components/schemas/ManifestLine",
          "description": "version, as the publisher states it"
         },
         "spec_url": {
          "$ref": "#/components/schemas/ManifestUri",
          "description": "address of the description of the API"
         }
        },
        "description": "API that is described with OpenAPI"
       },
       "mcp": {
        "type": "object",
        "properties": {
         "version": {
          "$ref": "#/components/schemas/ManifestLine",
          "description": "version, as the publisher states it"
         },
         "transport": {
          "enum": [
           "sse",
           "stdio",
           "streamable-http"
          ],
          "description": "how the server is spoken to"
         },
         "endpoint": {
          "$ref": "#/components/schemas/ManifestUri",
          "description": "where the API or server is reached"
         },
         "tools_count": {
          "description": "a whole number",
          "type": "integer"
         },
         "schema_url": {
          "$ref": "#/components/schemas/ManifestUri",
          "description": "address of the schema"
         }
        },
        "description": "server of the Model Context Protocol"
       }
      },
      "description": "interfaces for programs"
     },
     "pricing": {
      "type": "object",
      "properties": {
       "model": {
        "enum": [
         "free",
         "freemium",
         "subscription",
         "usage",
         "one-time",
         "quote"
        ],
        "description": "how it is paid for"
       },
       "starting_price_cents": {
        "description": "a whole number of minor units (cents), 0 or more",
        "type": "integer",
        "minimum": 0
       },
       "currency": {
        "description": "an ISO 4217 currency code of three capital letters, like EUR",
        "type": "string",
        "maxLength": 3,
        "pattern": "^[A-Z]{3}$"
       }
      },
      "description": "what it costs"
     },
     "integrations": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/ManifestLine"
      },
      "description": "products it works with"
     }
    }
   },
   "ManifestDateTime": {
    "description": "a date and time as in RFC 3339, like 2026-01-31T12:00:00Z",
    "type": "string",
    "format": "date-time",
    "maxLength": 40
   },
   "ManifestDescription": {
    "type": "object",
    "required": [
     "summary"
    ],
    "properties": {
     "tagline": {
      "description": "text of at most 120 characters",
      "type": "string",
      "maxLength": 120
     },
     "summary": {
      "description": "text of at most 500 characters",
      "type": "string",
      "maxLength": 500
     },
     "text": {
      "description": "text of at most 20000 characters",
      "type": "string",
      "maxLength": 20000
     }
    }
   },
   "ManifestEntity": {
    "type": "object",
    "required": [
     "name",
     "slug",
     "domain",
     "type",
     "descriptions"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ManifestLine",
      "description": "Official product or project name."
     },
     "slug": {
      "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool",
      "type": "string",
      "pattern": "^[a-z0-9-]+$",
      "maxLength": 64
     },
     "domain": {
      "description": "the primary authoritative domain name, like example.org",
      "type": "string",
      "minLength": 1,
      "maxLength": 253
     },
     "type": {
      "description": "what the product is",
      "enum": [
       "saas",
       "ai-agent",
       "mcp-server",
       "api",
       "software",
       "open-source",
       "framework",
       "library",
       "plugin",
       "extension",
       "mobile"
      ]
     },
     "license": {
      "type": "object",
      "properties": {
       "type": {
        "enum": [
         "open-source",
         "freeware",
         "freemium",
         "commercial",
         "trial",
         "subscription"
        ],
        "description": "kind of it"
       },
       "spdx_id": {
        "$ref": "#/components/schemas/ManifestLine",
        "description": "whether the license is named by its SPDX identifier"
       },
       "commercial_terms": {
        "type": "string",
        "maxLength": 2000,
        "description": "terms of commercial use, in words"
       }
      },
      "description": "the license"
     },
     "vendor": {
      "type": "object",
      "properties": {
       "name": {
        "$ref": "#/components/schemas/ManifestLine",
        "description": "name for people"
       },
       "website": {
        "$ref": "#/components/schemas/ManifestUri",
        "description": "an absolute http or https address, without user name or password, at most 2048 characters"
       },
       "country_code": {
        "type": "string",
        "maxLength": 20,
        "description": "country of the publisher, two letters of ISO 3166-1"
       },
       "support_url": {
        "$ref": "#/components/schemas/ManifestUri",
        "description": "an absolute http or https address, without user name or password, at most 2048 characters"
       }
      },
      "description": "the publisher"
     },
     "descriptions": {
      "description": "one description per BCP-47 language tag, like en or pt-BR",
      "type": "object",
      "maxProperties": 100,
      "propertyNames": {
       "$ref": "#/components/schemas/ManifestLanguageTag"
      },
      "additionalProperties": {
       "$ref": "#/components/schemas/ManifestDescription"
      }
     }
    }
   },
   "ManifestLanguageTag": {
    "description": "a BCP-47 language tag, like en or pt-BR",
    "type": "string",
    "pattern": "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$"
   },
   "ManifestLine": {
    "description": "text of 1 to 200 characters",
    "type": "string",
    "minLength": 1,
    "maxLength": 200
   },
   "ManifestProtocol": {
    "type": "object",
    "required": [
     "name",
     "version",
     "author",
     "specification_license",
     "reference_implementation_license"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ManifestLine",
      "description": "name for people"
     },
     "version": {
      "$ref": "#/components/schemas/ManifestLine",
      "description": "version of the software"
     },
     "author": {
      "$ref": "#/components/schemas/ManifestLine",
      "description": "text of 1 to 200 characters"
     },
     "specification_license": {
      "$ref": "#/components/schemas/ManifestLine",
      "description": "text of 1 to 200 characters"
     },
     "reference_implementation_license": {
      "$ref": "#/components/schemas/ManifestLine",
      "description": "text of 1 to 200 characters"
     },
     "canonical_url": {
      "$ref": "#/components/schemas/ManifestUri",
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     }
    }
   },
   "ManifestReleases": {
    "type": "object",
    "required": [
     "latest"
    ],
    "properties": {
     "latest": {
      "type": "object",
      "required": [
       "version",
       "published_at"
      ],
      "properties": {
       "version": {
        "description": "a version as SemVer writes it, like 2.4.0 or 2.4.0-beta.1",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$"
       },
       "published_at": {
        "$ref": "#/components/schemas/ManifestDateTime",
        "description": "a date and time as in RFC 3339, like 2026-01-31T12:00:00Z"
       },
       "release_type": {
        "enum": [
         "major",
         "minor",
         "patch",
         "security",
         "initial"
        ],
        "description": "kind of release"
       },
       "changelog_url": {
        "$ref": "#/components/schemas/ManifestUri",
        "description": "an absolute http or https address, without user name or password, at most 2048 characters"
       },
       "artifacts": {
        "type": "array",
        "maxItems": 100,
        "items": {
         "type": "object",
         "properties": {
          "platform": {
           "$ref": "#/components/schemas/ManifestLine",
           "description": "what the file runs on"
          },
          "uri": {
           "$ref": "#/components/schemas/ManifestUri",
           "description": "address of the file"
          },
          "sha256": {
           "description": "a SHA-256 digest of 64 hexadecimal digits",
           "type": "string",
           "maxLength": 64,
           "pattern": "^[0-9a-fA-F]{64}$"
          }
         }
        },
        "description": "files of the release to download"
       }
      },
      "description": "the current release"
     }
    }
   },
   "ManifestTelemetry": {
    "type": "object",
    "properties": {
     "status_page": {
      "$ref": "#/components/schemas/ManifestUri",
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "webhook": {
      "type": "object",
      "properties": {
       "url": {
        "$ref": "#/components/schemas/ManifestUri",
        "description": "its address"
       },
       "events": {
        "type": "array",
        "maxItems": 20,
        "items": {
         "$ref": "#/components/schemas/ManifestLine"
        },
        "description": "kinds of events that are wanted"
       }
      },
      "description": "where events are sent"
     }
    }
   },
   "ManifestTrust": {
    "type": "object",
    "properties": {
     "domain_verification": {
      "type": "object",
      "properties": {
       "method": {
        "enum": [
         "dns-txt",
         "well-known-http",
         "none"
        ],
        "description": "how the domain was verified"
       },
       "status": {
        "enum": [
         "verified",
         "pending",
         "unverified"
        ],
        "description": "state of the verification"
       },
       "verified_at": {
        "$ref": "#/components/schemas/ManifestDateTime",
        "description": "when it was verified; null where it was not"
       }
      },
      "description": "how the domain was verified, and the state of it"
     },
     "signatures": {
      "type": "object",
      "properties": {
       "algorithm": {
        "$ref": "#/components/schemas/ManifestLine",
        "description": "text of 1 to 200 characters"
       },
       "public_key": {
        "type": "string",
        "maxLength": 4000,
        "description": "public key of the publisher"
       },
       "manifest_signature": {
        "type": "string",
        "maxLength": 4000,
        "description": "signature of the manifest by its publisher"
       }
      },
      "description": "signatures by the publisher"
     }
    }
   },
   "ManifestUri": {
    "description": "an absolute http or https address, without user name or password, at most 2048 characters",
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   },
   "Merit": {
    "description": "what a listing can say",
    "enum": [
     "summary",
     "text",
     "homepage",
     "license_type",
     "spdx_id",
     "platforms",
     "category",
     "pricing",
     "release_notes",
     "second_locale",
     "checksums",
     "openapi_badge",
     "integrations",
     "interface_or_documentation",
     "security",
     "packages"
    ]
   },
   "MeritList": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "anyOf": [
      {
       "$ref": "#/components/schemas/Merit"
      },
      {
       "$ref": "#/components/schemas/Proof"
      }
     ]
    }
   },
   "Moment": {
    "description": "date and time in UTC, like 2026-01-31T12:00:00.000Z",
    "type": "string",
    "format": "date-time",
    "maxLength": 24
   },
   "MonthCount": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "month",
     "count"
    ],
    "properties": {
     "month": {
      "description": "like 2026-01",
      "type": "string",
      "maxLength": 7,
      "pattern": "^\\d{4}-\\d{2}$"
     },
     "count": {
      "type": "integer",
      "minimum": 0,
      "description": "the number"
     }
    }
   },
   "MoveCode": {
    "enum": [
     "weight_changed",
     "added",
     "lost",
     "added_and_lost",
     "counted_otherwise",
     "newest_release",
     "release_fading",
     "does_not_fade",
     "no_release_day",
     "archived",
     "deprecated",
     "source_gone",
     "dependents",
     "downloads",
     "installs",
     "computers",
     "use_unknown"
    ]
   },
   "OwnDomains": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "description": "the domains of the token",
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "domain",
        "proved_by",
        "record",
        "missing_since"
       ],
       "properties": {
        "domain": {
         "description": "the name of a domain",
         "type": "string"
        },
        "proved_by": {
         "description": "a line on the domain, or the word of the operator",
         "enum": [
          "line",
          "operator"
         ]
        },
        "record": {
         "description": "what stands in DNS, or in the file of proofs, for as long as the token shall last; null where the operator vouches for the domain",
         "anyOf": [
          {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "type",
            "name",
            "value"
           ],
           "properties": {
            "type": {
             "description": "kind of DNS record",
             "const": "TXT"
            },
            "name": {
             "description": "name of the record",
             "type": "string"
            },
            "value": {
             "description": "its text",
             "type": "string"
            }
           }
          },
          {
           "type": "null"
          }
         ]
        },
        "missing_since": {
         "description": "day since which the line has been out of sight: after a week the token ends; null while it is there",
         "type": [
          "string",
          "null"
         ],
         "format": "date"
        }
       }
      }
     }
    }
   },
   "OwnListings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "slug",
        "name",
        "version",
        "homepage",
        "sources",
        "in_moderation",
        "links"
       ],
       "properties": {
        "slug": {
         "$ref": "#/components/schemas/ListingSlug",
         "description": "name in addresses, unique among its kind"
        },
        "name": {
         "type": "string",
         "description": "name for people"
        },
        "version": {
         "type": [
          "string",
          "null"
         ],
         "description": "version of the software"
        },
        "homepage": {
         "type": [
          "string",
          "null"
         ],
         "format": "uri",
         "description": "address of the product's own website"
        },
        "sources": {
         "type": "array",
         "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "kind",
           "url",
           "last_changed_on",
           "failing_since",
           "failing_code"
          ],
          "properties": {
           "kind": {
            "$ref": "#/components/schemas/FeedKind",
            "description": "what kind it is of"
           },
           "url": {
            "description": "null for a document that was submitted, or that the operator keeps",
            "type": [
             "string",
             "null"
            ],
            "format": "uri"
           },
           "last_changed_on": {
            "type": "string",
            "format": "date",
            "description": "the day its content last changed"
           },
           "failing_since": {
            "type": [
             "string",
             "null"
            ],
            "format": "date",
            "description": "the day since which it cannot be read; null while it can"
           },
           "failing_code": {
            "description": "why it could not be read",
            "type": [
             "string",
             "null"
            ]
           }
          }
         },
         "description": "documents that the listing is read from"
        },
        "in_moderation": {
         "description": "a change of it waits for a person",
         "type": "boolean"
        },
        "links": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "self"
         ],
         "properties": {
          "self": {
           "type": "string",
           "format": "uri",
           "description": "address of this document"
          }
         },
         "description": "addresses that belong to it"
        }
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "OwnTokens": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "description": "valid tokens that speak for no other domains than this one, the oldest first",
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "prefix",
        "domains",
        "plan",
        "created_at",
        "expires_at",
        "last_used_on",
        "is_this_one"
       ],
       "properties": {
        "id": {
         "description": "to name the token by: the beginning of its SHA-256",
         "type": "string",
         "pattern": "^[0-9a-f]{12}$"
        },
        "prefix": {
         "description": "its first eight characters",
         "type": "string"
        },
        "domains": {
         "description": "what it speaks for",
         "type": "array",
         "items": {
          "description": "the name of a domain",
          "type": "string"
         }
        },
        "plan": {
         "description": "the read plan it is the key of; null for none",
         "enum": [
          "free",
          "top",
          null
         ]
        },
        "created_at": {
         "type": "string",
         "format": "date-time",
         "description": "when it was made"
        },
        "expires_at": {
         "type": "string",
         "format": "date-time",
         "description": "when it ends"
        },
        "last_used_on": {
         "description": "day of its last request; null for none",
         "type": [
          "string",
          "null"
         ],
         "format": "date"
        },
        "is_this_one": {
         "description": "true for the token of this request",
         "type": "boolean"
        }
       }
      }
     }
    }
   },
   "PadDocument": {
    "description": "PAD JSON 2.0: one document per product, hosted by its publisher. Members not named here are ignored and never stored.",
    "type": "object",
    "required": [
     "pad_version",
     "vendor",
     "software",
     "release"
    ],
    "properties": {
     "$schema": {
      "$ref": "#/components/schemas/PadDocumentUri",
      "description": "address of the schema this document follows"
     },
     "protocol": {
      "type": "object",
      "properties": {
       "name": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "name for people"
       },
       "version": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "version of the software"
       },
       "author": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "text of 1 to 200 characters"
       },
       "specification_license": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "text of 1 to 200 characters"
       },
       "reference_implementation_license": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "text of 1 to 200 characters"
       },
       "canonical_url": {
        "$ref": "#/components/schemas/PadDocumentUri",
        "description": "an absolute http or https address, without user name or password, at most 2048 characters"
       }
      },
      "description": "the protocol that the document follows"
     },
     "pad_version": {
      "description": "the format version, \"2.0\"",
      "type": "string",
      "maxLength": 20,
      "pattern": "^2(\\.[0-9]+){0,2}$"
     },
     "vendor": {
      "description": "who publishes the product: an object with a name",
      "type": "object",
      "required": [
       "name"
      ],
      "properties": {
       "name": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "name of the publishing organization or project"
       },
       "website": {
        "$ref": "#/components/schemas/PadDocumentUri",
        "description": "an absolute http or https address, without user name or password, at most 2048 characters"
       },
       "country_code": {
        "description": "an ISO 3166 country code of two letters, like DE",
        "type": "string",
        "maxLength": 20
       }
      }
     },
     "software": {
      "$ref": "#/components/schemas/PadDocumentSoftware",
      "description": "slug of the listing"
     },
     "release": {
      "$ref": "#/components/schemas/PadDocumentRelease",
      "description": "the current release: an object with a version"
     },
     "releases": {
      "description": "earlier releases, at most 200",
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/PadDocumentRelease"
      }
     },
     "webhook": {
      "type": "object",
      "required": [
       "url"
      ],
      "properties": {
       "url": {
        "$ref": "#/components/schemas/PadDocumentUri",
        "description": "the address that receives signed events"
       },
       "events": {
        "description": "event kinds: listing.published, rank.changed",
        "type": "array",
        "maxItems": 20,
        "items": {
         "$ref": "#/components/schemas/PadDocumentLine"
        }
       }
      },
      "description": "where events are sent"
     }
    }
   },
   "PadDocumentDependency": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "name for people"
     },
     "version": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "version of the software"
     },
     "version_min": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "oldest version that works"
     },
     "version_max": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "newest version that works"
     },
     "optional": {
      "description": "true where it also runs without",
      "type": "boolean"
     }
    }
   },
   "PadDocumentDescription": {
    "type": "object",
    "required": [
     "summary"
    ],
    "properties": {
     "tagline": {
      "description": "text of at most 120 characters",
      "type": "string",
      "maxLength": 120
     },
     "summary": {
      "description": "text; the first 500 characters are kept",
      "type": "string",
      "minLength": 1,
      "maxLength": 20000
     },
     "text": {
      "description": "text of at most 20000 characters",
      "type": "string",
      "maxLength": 20000
     }
    }
   },
   "PadDocumentInterfaces": {
    "type": "object",
    "properties": {
     "openapi": {
      "type": "object",
      "properties": {
       "version": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "version, as the publisher states it"
       },
       "spec_url": {
        "$ref": "#/components/schemas/PadDocumentUri",
        "description": "address of the description of the API"
       }
      },
      "description": "API that is described with OpenAPI"
     },
     "mcp": {
      "type": "object",
      "properties": {
       "version": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "version, as the publisher states it"
       },
       "transport": {
        "description": "how the server is reached",
        "enum": [
         "sse",
         "stdio",
         "streamable-http"
        ]
       },
       "endpoint": {
        "$ref": "#/components/schemas/PadDocumentUri",
        "description": "where the API or server is reached"
       },
       "tools_count": {
        "description": "a whole number, 0 or more",
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
       },
       "schema_url": {
        "$ref": "#/components/schemas/PadDocumentUri",
        "description": "address of the schema"
       }
      },
      "description": "server of the Model Context Protocol"
     }
    }
   },
   "PadDocumentLanguageTag": {
    "description": "a BCP-47 language tag, like en or pt-BR",
    "type": "string",
    "pattern": "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$"
   },
   "PadDocumentLifecycle": {
    "type": "object",
    "properties": {
     "security_support_until": {
      "description": "a day, like 2030-12-31: the last one on which vulnerabilities are still corrected",
      "type": "string",
      "format": "date",
      "maxLength": 10
     },
     "end_of_life": {
      "description": "a day, like 2032-12-31: the last one on which there is any support",
      "type": "string",
      "format": "date",
      "maxLength": 10
     },
     "lines": {
      "description": "a list of at most 30 version lines with days of their own",
      "type": "array",
      "maxItems": 30,
      "items": {
       "description": "an object with a line, like 2.x, and its days",
       "type": "object",
       "required": [
        "line"
       ],
       "properties": {
        "line": {
         "description": "a version line, like 2.x or 2024.1 LTS",
         "$ref": "#/components/schemas/PadDocumentLine"
        },
        "security_support_until": {
         "description": "a day, like 2030-12-31: the last one on which vulnerabilities are still corrected",
         "type": "string",
         "format": "date",
         "maxLength": 10
        },
        "end_of_life": {
         "description": "a day, like 2032-12-31: the last one on which there is any support",
         "type": "string",
         "format": "date",
         "maxLength": 10
        }
       }
      }
     },
     "sbom_url": {
      "description": "an absolute http or https address: the list of its components, CycloneDX or SPDX in JSON",
      "$ref": "#/components/schemas/PadDocumentUri"
     },
     "csaf_url": {
      "description": "an absolute http or https address: the CSAF provider metadata, or an advisory in CSAF",
      "$ref": "#/components/schemas/PadDocumentUri"
     },
     "conformity_url": {
      "description": "an absolute http or https address: the declaration of conformity, a page or a PDF file",
      "$ref": "#/components/schemas/PadDocumentUri"
     }
    }
   },
   "PadDocumentLine": {
    "description": "text of 1 to 200 characters",
    "type": "string",
    "minLength": 1,
    "maxLength": 200
   },
   "PadDocumentPublicSector": {
    "type": "object",
    "properties": {
     "repository": {
      "description": "an absolute http or https address: the repository with its source code",
      "$ref": "#/components/schemas/PadDocumentUri"
     },
     "development_status": {
      "description": "how far its development is: concept, development, beta, stable or obsolete",
      "enum": [
       "concept",
       "development",
       "beta",
       "stable",
       "obsolete"
      ]
     },
     "used_by": {
      "description": "names of at most 100 public bodies that use it, as its publisher declares",
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/PadDocumentLine"
      }
     },
     "maintenance": {
      "description": "who maintains it: an object with a type",
      "type": "object",
      "required": [
       "type"
      ],
      "properties": {
       "type": {
        "description": "internal, contract, community or none",
        "enum": [
         "internal",
         "contract",
         "community",
         "none"
        ]
       },
       "until": {
        "description": "the last day of the contract, like 2027-12-31",
        "type": "string",
        "format": "date",
        "maxLength": 10
       }
      }
     },
     "depends_on": {
      "description": "what has to be there for it to run",
      "type": "object",
      "properties": {
       "open": {
        "description": "at most 50 open-source programs",
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/PadDocumentDependency"
        }
       },
       "proprietary": {
        "description": "at most 50 proprietary programs",
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/PadDocumentDependency"
        }
       },
       "hardware": {
        "description": "at most 50 devices",
        "type": "array",
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/PadDocumentDependency"
        }
       }
      }
     },
     "audience": {
      "description": "for whom it is made",
      "type": "object",
      "properties": {
       "scope": {
        "description": "fields of public service, like education or local-authorities",
        "type": "array",
        "maxItems": 24,
        "items": {
         "enum": [
          "agriculture",
          "culture",
          "defence",
          "education",
          "emergency-services",
          "employment",
          "energy",
          "environment",
          "finance-and-economic-development",
          "foreign-affairs",
          "government",
          "healthcare",
          "infrastructures",
          "justice",
          "local-authorities",
          "manufacturing",
          "research",
          "science-and-technology",
          "security",
          "society",
          "sport",
          "tourism",
          "transportation",
          "welfare"
         ]
        }
       },
       "countries": {
        "description": "countries whose law it follows: at most 250 codes",
        "type": "array",
        "maxItems": 250,
        "items": {
         "description": "an ISO 3166 country code of two capital letters, like DE",
         "type": "string",
         "maxLength": 2,
         "pattern": "^[A-Z]{2}$"
        }
       },
       "unsupported_countries": {
        "description": "countries it is not fit for: at most 250 codes",
        "type": "array",
        "maxItems": 250,
        "items": {
         "description": "an ISO 3166 country code of two capital letters, like DE",
         "type": "string",
         "maxLength": 2,
         "pattern": "^[A-Z]{2}$"
        }
       }
      }
     },
     "localisation_ready": {
      "description": "true where it can be translated",
      "type": "boolean"
     },
     "copyright_owner": {
      "description": "who owns the rights in most of it",
      "$ref": "#/components/schemas/PadDocumentLine"
     },
     "roadmap": {
      "description": "an absolute http or https address: what is planned",
      "$ref": "#/components/schemas/PadDocumentUri"
     },
     "accessibility_statement": {
      "description": "an absolute http or https address: how accessible it is, and where it is not",
      "$ref": "#/components/schemas/PadDocumentUri"
     },
     "hosting_statement": {
      "description": "an absolute http or https address: where and by whom it is hosted",
      "$ref": "#/components/schemas/PadDocumentUri"
     },
     "based_on": {
      "description": "at most 10 addresses of what it is a variant of",
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/PadDocumentUri"
      }
     }
    }
   },
   "PadDocumentRelease": {
    "type": "object",
    "required": [
     "version"
    ],
    "properties": {
     "version": {
      "description": "the version as text of 1 to 100 characters, like 1.10.0",
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "released_on": {
      "description": "a calendar date, like 2026-01-31",
      "type": "string",
      "format": "date",
      "maxLength": 10
     },
     "released_in": {
      "description": "a year, or a year and a month, like 2026 or 2026-01, where the day is not known",
      "type": "string",
      "maxLength": 7,
      "pattern": "^[0-9]{4}(-(0[1-9]|1[0-2]))?$"
     },
     "release_type": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "kind of release"
     },
     "notes_url": {
      "$ref": "#/components/schemas/PadDocumentUri",
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "changes": {
      "description": "what is new: text of at most 2000 characters",
      "type": "string",
      "maxLength": 2000
     },
     "yanked": {
      "description": "true where this version is withdrawn, or the reason as text of at most 1000 characters",
      "anyOf": [
       {
        "type": "boolean"
       },
       {
        "type": "string",
        "maxLength": 1000
       }
      ]
     },
     "artifacts": {
      "description": "a list of at most 100 downloads",
      "type": "array",
      "maxItems": 100,
      "items": {
       "type": "object",
       "required": [
        "uri"
       ],
       "properties": {
        "platform": {
         "$ref": "#/components/schemas/PadDocumentLine",
         "description": "what the file runs on"
        },
        "uri": {
         "$ref": "#/components/schemas/PadDocumentUri",
         "description": "address of the file"
        },
        "sha256": {
         "description": "a SHA-256 digest of 64 hexadecimal digits",
         "type": "string",
         "maxLength": 64,
         "pattern": "^[0-9a-fA-F]{64}$"
        },
        "size_bytes": {
         "description": "the size of the file in bytes, a whole number, 1 or more",
         "type": "integer",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        "format": {
         "description": "the format of the file, like exe or tar.gz",
         "type": "string",
         "maxLength": 12,
         "pattern": "^[a-z0-9]+(\\.[a-z0-9]+)?$"
        }
       }
      }
     }
    }
   },
   "PadDocumentSoftware": {
    "description": "the product: an object with a slug and a name",
    "type": "object",
    "required": [
     "slug",
     "name"
    ],
    "properties": {
     "slug": {
      "description": "lower-case letters a-z, digits and dashes, 1 to 64 characters, like my-tool",
      "type": "string",
      "maxLength": 64,
      "pattern": "^[a-z0-9-]+$"
     },
     "name": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "name of the product"
     },
     "kind": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "what kind it is of"
     },
     "category": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "slug of its category"
     },
     "license_type": {
      "$ref": "#/components/schemas/PadDocumentLine",
      "description": "kind of license"
     },
     "license": {
      "type": "object",
      "properties": {
       "spdx_id": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "an SPDX license expression, like MIT"
       },
       "commercial_terms": {
        "description": "text of at most 2000 characters",
        "type": "string",
        "maxLength": 2000
       }
      },
      "description": "the license"
     },
     "platforms": {
      "description": "a list of at most 50 platform names",
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/PadDocumentLine"
      }
     },
     "homepage": {
      "$ref": "#/components/schemas/PadDocumentUri",
      "description": "address of the product's own website"
     },
     "documentation": {
      "$ref": "#/components/schemas/PadDocumentUri",
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "order_url": {
      "$ref": "#/components/schemas/PadDocumentUri",
      "description": "an absolute http or https address: where the product is bought"
     },
     "support_url": {
      "$ref": "#/components/schemas/PadDocumentUri",
      "description": "an absolute http or https address: where users get help"
     },
     "status_page": {
      "$ref": "#/components/schemas/PadDocumentUri",
      "description": "an absolute http or https address: where it is said whether the service runs"
     },
     "security": {
      "description": "an object with policy_url, security_txt_url or both: where to report a vulnerability",
      "type": "object",
      "properties": {
       "policy_url": {
        "$ref": "#/components/schemas/PadDocumentUri",
        "description": "an absolute http or https address: the page that says how to report a vulnerability"
       },
       "security_txt_url": {
        "$ref": "#/components/schemas/PadDocumentUri",
        "description": "an absolute http or https address: the security.txt of RFC 9116"
       }
      }
     },
     "icon": {
      "$ref": "#/components/schemas/PadDocumentUri",
      "description": "an absolute http or https address: the icon, a picture"
     },
     "screenshots": {
      "description": "a list of at most 10 addresses of pictures",
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/PadDocumentUri"
      }
     },
     "keywords": {
      "description": "a list of at most 30 words of at most 60 characters",
      "type": "array",
      "maxItems": 30,
      "items": {
       "description": "text of 1 to 60 characters",
       "type": "string",
       "minLength": 1,
       "maxLength": 60
      }
     },
     "languages": {
      "description": "languages its users can choose: at most 200 BCP-47 tags, like en or pt-BR",
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/PadDocumentLanguageTag"
      }
     },
     "requirements": {
      "description": "what it needs to run: text of at most 1000 characters",
      "type": "string",
      "maxLength": 1000
     },
     "deployment": {
      "description": "a list of ways the product is deployed",
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/PadDocumentLine"
      }
     },
     "packages": {
      "description": "packages that hold the product: at most 20 package URLs (purl), like pkg:npm/my-tool",
      "type": "array",
      "maxItems": 20,
      "items": {
       "description": "a package URL, like pkg:npm/my-tool",
       "type": "string",
       "maxLength": 300
      }
     },
     "support_until": {
      "description": "a day, like 2030-12-31: the last one on which faults are still corrected",
      "type": "string",
      "format": "date",
      "maxLength": 10
     },
     "lifecycle": {
      "description": "until when it is supported, and documents on its security: an object",
      "$ref": "#/components/schemas/PadDocumentLifecycle"
     },
     "public_sector": {
      "description": "what public bodies ask of software: an object",
      "$ref": "#/components/schemas/PadDocumentPublicSector"
     },
     "integrations": {
      "description": "a list of at most 200 product names",
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/PadDocumentLine"
      }
     },
     "interfaces": {
      "$ref": "#/components/schemas/PadDocumentInterfaces",
      "description": "interfaces for programs"
     },
     "pricing": {
      "type": "object",
      "dependentRequired": {
       "price_from_cents": [
        "currency"
       ]
      },
      "properties": {
       "model": {
        "$ref": "#/components/schemas/PadDocumentLine",
        "description": "how it is paid for"
       },
       "price_from_cents": {
        "description": "a whole number of minor units (cents), 0 or more",
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
       },
       "currency": {
        "description": "an ISO 4217 currency code of three capital letters, like EUR",
        "type": "string",
        "maxLength": 3,
        "pattern": "^[A-Z]{3}$"
       }
      },
      "description": "what it costs"
     },
     "descriptions": {
      "description": "one description per BCP-47 language tag, like en or pt-BR",
      "type": "object",
      "maxProperties": 100,
      "propertyNames": {
       "$ref": "#/components/schemas/PadDocumentLanguageTag"
      },
      "additionalProperties": {
       "$ref": "#/components/schemas/PadDocumentDescription"
      }
     }
    }
   },
   "PadDocumentUri": {
    "description": "an absolute http or https address, without user name or password, at most 2048 characters",
    "type": "string",
    "format": "uri",
    "maxLength": 2048
   },
   "PendingDomain": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "domain",
       "state",
       "detail"
      ],
      "properties": {
       "domain": {
        "type": "string",
        "description": "name of the domain"
       },
       "state": {
        "const": "pending",
        "description": "state it is in"
       },
       "detail": {
        "description": "what was not found, and when to ask again",
        "type": "string"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "Problem": {
    "description": "An error answer, RFC 9457 application/problem+json.",
    "type": "object",
    "required": [
     "type",
     "title",
     "status",
     "detail",
     "code"
    ],
    "properties": {
     "type": {
      "type": "string",
      "format": "uri-reference",
      "maxLength": 2048,
      "description": "address of the page that explains the problem"
     },
     "title": {
      "type": "string",
      "maxLength": 200,
      "description": "title for people"
     },
     "status": {
      "type": "integer",
      "minimum": 400,
      "maximum": 599,
      "description": "status code of the HTTP response"
     },
     "detail": {
      "type": "string",
      "maxLength": 2000,
      "description": "what went wrong in this case, in words"
     },
     "code": {
      "$ref": "#/components/schemas/ProblemCode",
      "description": "a fixed word that programs can rely on"
     },
     "errors": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/ProblemFieldError"
      },
      "description": "each mistake in the request"
     },
     "violated-policies": {
      "description": "names of the RateLimit policies that leave nothing",
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "maxLength": 60
      }
     }
    }
   },
   "ProblemCode": {
    "description": "a stable snake_case code",
    "type": "string",
    "maxLength": 60,
    "pattern": "^[a-z][a-z0-9_]*$"
   },
   "ProblemFieldError": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "pointer",
     "code",
     "message"
    ],
    "properties": {
     "pointer": {
      "description": "a JSON pointer into the document",
      "type": "string",
      "maxLength": 300
     },
     "code": {
      "$ref": "#/components/schemas/ProblemCode",
      "description": "a fixed word that programs can rely on"
     },
     "message": {
      "type": "string",
      "maxLength": 1000,
      "description": "what is wrong, in words"
     },
     "expected": {
      "type": "string",
      "maxLength": 500,
      "description": "what would be right"
     }
    }
   },
   "Proof": {
    "description": "what we or others have seen to be true",
    "enum": [
     "domain_proved",
     "hash_recomputed",
     "signature_verified",
     "homepage_secure",
     "documents_checked"
    ]
   },
   "PublisherRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "$ref": "#/components/schemas/RequestFacts",
      "description": "what was asked for"
     }
    }
   },
   "PublisherRequestList": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "description": "the newest first",
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/RequestFacts"
      }
     }
    }
   },
   "RankChanged": {
    "description": "Body of the webhook delivery sent when a listing's rank position changes.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "event",
     "software",
     "rank",
     "computed_on"
    ],
    "properties": {
     "event": {
      "const": "rank.changed",
      "description": "kind of the event"
     },
     "software": {
      "$ref": "#/components/schemas/RankChangedSlug",
      "description": "slug of the listing"
     },
     "rank": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "previous",
       "current",
       "score"
      ],
      "properties": {
       "previous": {
        "type": "integer",
        "minimum": 1,
        "description": "the place before; 1 is best"
       },
       "current": {
        "type": "integer",
        "minimum": 1,
        "description": "the place now; 1 is best"
       },
       "score": {
        "type": "number",
        "minimum": 0,
        "maximum": 100,
        "description": "points out of 100"
       }
      },
      "description": "place and score"
     },
     "computed_on": {
      "$ref": "#/components/schemas/RankChangedDate",
      "description": "a calendar date, like 2026-01-31"
     }
    }
   },
   "RankChangedDate": {
    "description": "a calendar date, like 2026-01-31",
    "type": "string",
    "format": "date",
    "maxLength": 10
   },
   "RankChangedSlug": {
    "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool",
    "type": "string",
    "pattern": "^[a-z0-9-]+$",
    "maxLength": 64
   },
   "RankInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "updated_on",
     "ended",
     "releases",
     "advisories",
     "proofs",
     "uses",
     "merits"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "updated_on": {
      "description": "day the listing or what is witnessed of it last changed; it moves computed_on and never the score",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ]
     },
     "ended": {
      "description": "its publisher keeps it no longer; source_gone: what the listing is read from first has gone, by three looks on different days",
      "enum": [
       "archived",
       "deprecated",
       "source_gone",
       null
      ]
     },
     "releases": {
      "description": "days of releases, by who says so",
      "type": "array",
      "maxItems": 20,
      "items": {
       "title": "ReleaseDays",
       "type": "object",
       "additionalProperties": false,
       "required": [
        "by",
        "source",
        "days",
        "gap_days"
       ],
       "properties": {
        "by": {
         "$ref": "#/components/schemas/Attestation",
         "description": "who attests it"
        },
        "source": {
         "anyOf": [
          {
           "description": "who attests them",
           "type": "string",
           "maxLength": 253
          },
          {
           "type": "null"
          }
         ],
         "description": "who says so"
        },
        "days": {
         "description": "in any order",
         "type": "array",
         "maxItems": 1000,
         "items": {
          "$ref": "#/components/schemas/ListingDate"
         }
        },
        "gap_days": {
         "description": "median of the days between releases, where not all days are here",
         "anyOf": [
          {
           "type": "integer",
           "minimum": 0
          },
          {
           "type": "null"
          }
         ]
        }
       }
      }
     },
     "advisories": {
      "description": "what a database of advisories knows of the current version",
      "anyOf": [
       {
        "title": "AdvisoriesKnown",
        "type": "object",
        "additionalProperties": false,
        "required": [
         "open",
         "source",
         "since"
        ],
        "properties": {
         "open": {
          "type": "integer",
          "minimum": 0,
          "description": "how many advisories are open"
         },
         "source": {
          "type": "string",
          "maxLength": 253,
          "description": "who says so"
         },
         "since": {
          "$ref": "#/components/schemas/ListingDate",
          "description": "the day since which it is known"
         }
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "proofs": {
      "description": "what was seen to be true",
      "type": "array",
      "maxItems": 4,
      "items": {
       "title": "SeenProof",
       "type": "object",
       "additionalProperties": false,
       "required": [
        "code",
        "by",
        "source",
        "since"
       ],
       "properties": {
        "code": {
         "$ref": "#/components/schemas/Proof",
         "description": "a fixed word that programs can rely on"
        },
        "by": {
         "$ref": "#/components/schemas/Attestation",
         "description": "who attests it"
        },
        "source": {
         "anyOf": [
          {
           "type": "string",
           "maxLength": 253
          },
          {
           "type": "null"
          }
         ],
         "description": "who says so"
        },
        "since": {
         "anyOf": [
          {
           "$ref": "#/components/schemas/ListingDate"
          },
          {
           "type": "null"
          }
         ],
         "description": "the day since which it is known"
        }
       }
      }
     },
     "uses": {
      "description": "who is seen to use it",
      "type": "array",
      "maxItems": 100,
      "items": {
       "title": "SeenUse",
       "type": "object",
       "additionalProperties": false,
       "required": [
        "witness",
        "measure",
        "count",
        "subject",
        "since"
       ],
       "properties": {
        "witness": {
         "$ref": "#/components/schemas/EvidenceWitness",
         "description": "who has seen it"
        },
        "measure": {
         "$ref": "#/components/schemas/RankWeightsMeasure",
         "description": "what is counted"
        },
        "count": {
         "type": "integer",
         "minimum": 0,
         "description": "the number"
        },
        "subject": {
         "type": "string",
         "maxLength": 4096,
         "description": "what the figure is of, such as a package"
        },
        "since": {
         "$ref": "#/components/schemas/ListingDate",
         "description": "the day since which it is known"
        }
       }
      }
     },
     "merits": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "summary",
       "text",
       "homepage",
       "license_type",
       "spdx_id",
       "platforms",
       "category",
       "pricing",
       "release_notes",
       "second_locale",
       "checksums",
       "openapi_badge",
       "integrations",
       "interface_or_documentation",
       "security",
       "packages"
      ],
      "properties": {
       "summary": {
        "type": "boolean",
        "description": "whether there is a summary"
       },
       "text": {
        "type": "boolean",
        "description": "whether there is a longer description"
       },
       "homepage": {
        "type": "boolean",
        "description": "whether a homepage is named"
       },
       "license_type": {
        "type": "boolean",
        "description": "whether the kind of license is given"
       },
       "spdx_id": {
        "type": "boolean",
        "description": "whether the license is named by its SPDX identifier"
       },
       "platforms": {
        "type": "boolean",
        "description": "whether platforms are named"
       },
       "category": {
        "type": "boolean",
        "description": "whether a category is given"
       },
       "pricing": {
        "type": "boolean",
        "description": "whether prices are given"
       },
       "release_notes": {
        "type": "boolean",
        "description": "whether there are notes on releases"
       },
       "second_locale": {
        "type": "boolean",
        "description": "whether there is a description in a second language"
       },
       "checksums": {
        "description": "null where it is not there and makes no sense for the kind: nobody is advised to add it",
        "type": [
         "boolean",
         "null"
        ]
       },
       "openapi_badge": {
        "description": "null where it is not there and makes no sense for the kind: nobody is advised to add it",
        "type": [
         "boolean",
         "null"
        ]
       },
       "integrations": {
        "type": "boolean",
        "description": "whether integrations are named"
       },
       "interface_or_documentation": {
        "type": "boolean",
        "description": "whether an interface or documentation is named"
       },
       "security": {
        "type": "boolean",
        "description": "whether a place to report vulnerabilities is named"
       },
       "packages": {
        "description": "null where it is not there and makes no sense for the kind: nobody is advised to add it",
        "type": [
         "boolean",
         "null"
        ]
       }
      },
      "description": "which facts the publisher states; each is true where it is given"
     }
    }
   },
   "RankMonth": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "month",
     "position",
     "total",
     "score"
    ],
    "properties": {
     "month": {
      "description": "like 2026-01",
      "type": "string",
      "pattern": "^[0-9]{4}-[0-9]{2}$",
      "maxLength": 7
     },
     "position": {
      "description": "1 is best",
      "type": "integer",
      "minimum": 1
     },
     "total": {
      "description": "how many listings were ranked",
      "type": "integer",
      "minimum": 1
     },
     "score": {
      "description": "points out of 100; with decimals in months before the present weights",
      "type": "number",
      "minimum": 0,
      "maximum": 100
     }
    }
   },
   "RankMove": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "since",
     "previous",
     "delta",
     "signals",
     "words"
    ],
    "properties": {
     "since": {
      "$ref": "#/components/schemas/ListingDate",
      "description": "the day since which it is known"
     },
     "previous": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "position",
       "score"
      ],
      "properties": {
       "position": {
        "description": "1 is best",
        "type": "integer",
        "minimum": 1
       },
       "score": {
        "description": "points out of 100, two decimals",
        "type": "number",
        "minimum": 0,
        "maximum": 100
       }
      },
      "description": "place and score in the snapshot"
     },
     "delta": {
      "description": "points, two decimals; negative for a loss",
      "type": "number",
      "minimum": -100,
      "maximum": 100
     },
     "signals": {
      "description": "only those that changed; their deltas sum to the delta",
      "type": "array",
      "maxItems": 4,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "name",
        "delta",
        "code",
        "values",
        "words"
       ],
       "properties": {
        "name": {
         "$ref": "#/components/schemas/SignalName",
         "description": "part of the score"
        },
        "delta": {
         "description": "points, two decimals; negative for a loss",
         "type": "number",
         "minimum": -100,
         "maximum": 100
        },
        "code": {
         "$ref": "#/components/schemas/MoveCode",
         "description": "a fixed word that programs can rely on"
        },
        "values": {
         "$ref": "#/components/schemas/RankValues",
         "description": "the figures and words that belong to the code"
        },
        "words": {
         "description": "the code and its values in the catalog's first language",
         "type": "string",
         "maxLength": 500
        }
       }
      }
     },
     "words": {
      "description": "the same as sentences, for people",
      "type": "array",
      "maxItems": 4,
      "items": {
       "type": "string",
       "maxLength": 500
      }
     }
    }
   },
   "RankResource": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "position",
     "place_in_category",
     "total",
     "score",
     "knowable",
     "standing",
     "computed_on",
     "ranked_on",
     "weights",
     "signals",
     "inputs",
     "history",
     "moved",
     "links"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "position": {
      "description": "1 is best",
      "type": "integer",
      "minimum": 1
     },
     "place_in_category": {
      "description": "among the listings of its category; 1 is best",
      "type": "integer",
      "minimum": 1
     },
     "total": {
      "description": "how many listings are ranked",
      "type": "integer",
      "minimum": 1
     },
     "score": {
      "description": "whole points out of 100",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "knowable": {
      "description": "points out of 100 that can be known of it: those of all signals that are not unknown, and what the others count",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "standing": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "top_percent"
      ],
      "properties": {
       "top_percent": {
        "description": "at most so many percent of all listings have as many points or more; null where that is more than half of them",
        "enum": [
         1,
         5,
         10,
         25,
         50,
         null
        ]
       }
      },
      "description": "how it compares with all listings"
     },
     "computed_on": {
      "description": "the day the points of this listing last changed",
      "$ref": "#/components/schemas/ListingDate"
     },
     "ranked_on": {
      "description": "the day the position is of",
      "$ref": "#/components/schemas/ListingDate"
     },
     "weights": {
      "$ref": "#/components/schemas/RankWeights",
      "description": "What the rank counts, and for how much: data with a version, like schemas/rank/weights.json."
     },
     "signals": {
      "type": "array",
      "maxItems": 4,
      "items": {
       "$ref": "#/components/schemas/Signal"
      },
      "description": "the parts of the score"
     },
     "inputs": {
      "$ref": "#/components/schemas/RankInput",
      "description": "everything that the score is computed from"
     },
     "history": {
      "description": "by month, oldest first",
      "type": "array",
      "maxItems": 24,
      "items": {
       "$ref": "#/components/schemas/RankMonth"
      }
     },
     "moved": {
      "description": "the change since the last monthly snapshot; null where the listing is not in it",
      "anyOf": [
       {
        "$ref": "#/components/schemas/RankMove"
       },
       {
        "type": "null"
       }
      ]
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self",
       "listing",
       "html"
      ],
      "properties": {
       "self": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of this document"
       },
       "listing": {
        "type": "string",
        "maxLength": 4096,
        "description": "the listing it is about"
       },
       "html": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of the page for people"
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "RankValues": {
    "description": "what the words of a code are filled with: each code has its own of these",
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "day": {
      "description": "of the newest release, or since which it is so",
      "$ref": "#/components/schemas/ListingDate"
     },
     "count": {
      "description": "of what is present, or of dependents, downloads or installs",
      "type": "integer",
      "minimum": 0
     },
     "of": {
      "description": "how many could be present",
      "type": "integer",
      "minimum": 1
     },
     "source": {
      "description": "who attests it: a witness, or the host of a forge",
      "type": "string",
      "maxLength": 253
     },
     "subject": {
      "description": "the package or address that is meant",
      "type": "string",
      "maxLength": 4096
     },
     "points": {
      "description": "that it earns, or that the signal can earn now",
      "type": "number",
      "minimum": 0,
      "maximum": 100
     },
     "points_before": {
      "description": "that the signal could earn then",
      "type": "number",
      "minimum": 0,
      "maximum": 100
     },
     "missing": {
      "$ref": "#/components/schemas/MeritList",
      "description": "facts that are missing"
     },
     "added": {
      "$ref": "#/components/schemas/MeritList",
      "description": "facts that were added"
     },
     "lost": {
      "$ref": "#/components/schemas/MeritList",
      "description": "facts that were lost"
     }
    }
   },
   "RankWeights": {
    "description": "What the rank counts, and for how much: data with a version, like schemas/rank/weights.json.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "points",
     "kept",
     "proven",
     "used",
     "unknown_use"
    ],
    "properties": {
     "version": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "pattern": "^[\\w.-]+$",
      "description": "version of the weights"
     },
     "points": {
      "description": "whole points that each part can earn; they sum to 100",
      "type": "object",
      "additionalProperties": false,
      "required": [
       "kept",
       "proven",
       "used",
       "told"
      ],
      "properties": {
       "kept": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for being maintained"
       },
       "proven": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for what was proven"
       },
       "used": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for known use"
       },
       "told": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for facts that the publisher states"
       }
      }
     },
     "kept": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "declared",
       "witnessed",
       "full_weeks",
       "full_gaps",
       "fading_weeks",
       "relied_on",
       "per_use"
      ],
      "properties": {
       "declared": {
        "description": "points where nobody but the publisher names the days, and nobody is seen to use it",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "witnessed": {
        "description": "points where we have seen the days or somebody attests them, and nobody is seen to use it",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "full_weeks": {
        "description": "weeks after a release in which nothing is lost",
        "type": "integer",
        "minimum": 1,
        "maximum": 520
       },
       "full_gaps": {
        "description": "the same as a multiple of the median gap between releases; the longer of the two counts",
        "type": "integer",
        "minimum": 0,
        "maximum": 20
       },
       "fading_weeks": {
        "description": "weeks from full to nothing",
        "type": "integer",
        "minimum": 1,
        "maximum": 520
       },
       "relied_on": {
        "description": "points of use from which others are said to depend on it",
        "type": "integer",
        "minimum": 1,
        "maximum": 100
       },
       "per_use": {
        "description": "points more for each point of known use, up to all of the part",
        "type": "integer",
        "minimum": 0,
        "maximum": 10
       }
      },
      "description": "how being maintained earns points"
     },
     "proven": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "domain_proved",
       "hash_recomputed",
       "signature_verified",
       "homepage_secure",
       "documents_checked"
      ],
      "properties": {
       "domain_proved": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for a domain that is proven"
       },
       "hash_recomputed": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for a digest that we computed again"
       },
       "signature_verified": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for a signature that we verified"
       },
       "homepage_secure": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for a homepage that answers over HTTPS"
       },
       "documents_checked": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100,
        "description": "points for a security document that answers and is of its kind"
       }
      },
      "description": "how what was proven earns points"
     },
     "used": {
      "description": "how figures of a witness become points: by their place among all that the witness counts; without such a distribution a figure earns nothing",
      "type": "array",
      "minItems": 1,
      "maxItems": 40,
      "items": {
       "title": "UseScale",
       "type": "object",
       "additionalProperties": false,
       "required": [
        "measure",
        "witness",
        "packages",
        "days",
        "ceiling",
        "none",
        "full",
        "distribution"
       ],
       "properties": {
        "measure": {
         "$ref": "#/components/schemas/RankWeightsMeasure",
         "description": "what is counted"
        },
        "witness": {
         "$ref": "#/components/schemas/EvidenceWitness",
         "description": "who has seen it"
        },
        "packages": {
         "description": "beginning of the package URLs that the distribution is of",
         "type": "string",
         "minLength": 5,
         "maxLength": 100,
         "pattern": "^pkg:[a-z0-9.+/-]+/$"
        },
        "days": {
         "description": "of the window that the witness counts",
         "type": "integer",
         "minimum": 1,
         "maximum": 366
        },
        "ceiling": {
         "description": "points at most, by what it costs to inflate the figure; more than half of the part takes a second witness, or dependents",
         "type": "integer",
         "minimum": 1,
         "maximum": 100
        },
        "none": {
         "description": "up to this many earn nothing",
         "type": "integer",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        "full": {
         "description": "from this many on the ceiling is reached",
         "type": "integer",
         "minimum": 2,
         "maximum": 9007199254740991
        },
        "distribution": {
         "title": "UseDistribution",
         "type": "object",
         "additionalProperties": false,
         "required": [
          "source",
          "on",
          "entries",
          "places"
         ],
         "properties": {
          "source": {
           "description": "where it was read",
           "type": "string",
           "minLength": 1,
           "maxLength": 300
          },
          "on": {
           "$ref": "#/components/schemas/ListingDate",
           "description": "a calendar date, like 2026-01-31"
          },
          "entries": {
           "description": "how many the witness counted",
           "type": "integer",
           "minimum": 2,
           "maximum": 9007199254740991
          },
          "places": {
           "description": "at least two, with rising figures",
           "type": "array",
           "minItems": 1,
           "maxItems": 60,
           "items": {
            "title": "UsePlace",
            "type": "object",
            "additionalProperties": false,
            "required": [
             "count",
             "place"
            ],
            "properties": {
             "count": {
              "type": "integer",
              "minimum": 1,
              "maximum": 9007199254740991,
              "description": "the number"
             },
             "place": {
              "description": "how many of the entries have as much or more",
              "type": "integer",
              "minimum": 1,
              "maximum": 9007199254740991
             }
            }
           }
          }
         },
         "description": "how the counts of the witness are distributed"
        }
       }
      }
     },
     "unknown_use": {
      "title": "UnknownUse",
      "description": "what counts where nobody can say how many use it",
      "type": "object",
      "additionalProperties": false,
      "required": [
       "points",
       "attested_by"
      ],
      "properties": {
       "points": {
        "description": "at most a quarter of the lowest ceiling",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "attested_by": {
        "description": "witnesses that review what they list, so that no publisher can enter alone",
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
         "$ref": "#/components/schemas/EvidenceWitness"
        }
       }
      }
     }
    }
   },
   "RankWeightsMeasure": {
    "title": "UseMeasure",
    "enum": [
     "computers",
     "dependents",
     "downloads",
     "installs"
    ]
   },
   "RequestFacts": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "slug",
     "action",
     "state",
     "reason",
     "asked_at",
     "settled_at",
     "links"
    ],
    "properties": {
     "id": {
      "description": "to look it up by",
      "type": "string"
     },
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "action": {
      "description": "restore takes a withdrawal back",
      "enum": [
       "sync",
       "withdraw",
       "restore"
      ]
     },
     "state": {
      "description": "queued until the next sync, which grants or refuses it; a page or an answer shows it from the build after that",
      "enum": [
       "queued",
       "done",
       "refused"
      ]
     },
     "reason": {
      "description": "why it was refused; null otherwise",
      "type": [
       "string",
       "null"
      ]
     },
     "asked_at": {
      "type": "string",
      "format": "date-time",
      "description": "when it came"
     },
     "settled_at": {
      "description": "when it was done or refused; null while it is queued",
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "links": {
      "description": "where to go on",
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self"
      ],
      "properties": {
       "self": {
        "description": "address to ask for its state",
        "type": "string",
        "format": "uri"
       }
      }
     }
    }
   },
   "RolledToken": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "prefix",
       "domains",
       "token",
       "expires_at",
       "former_until"
      ],
      "properties": {
       "id": {
        "description": "to name the token by: the beginning of its SHA-256",
        "type": "string",
        "pattern": "^[0-9a-f]{12}$"
       },
       "prefix": {
        "description": "its first eight characters",
        "type": "string"
       },
       "domains": {
        "description": "what it speaks for",
        "type": "array",
        "items": {
         "description": "the name of a domain",
         "type": "string"
        }
       },
       "token": {
        "description": "the new token, shown in this answer alone",
        "type": "string",
        "pattern": "^cat_"
       },
       "expires_at": {
        "type": "string",
        "format": "date-time",
        "description": "when the new one ends"
       },
       "former_until": {
        "description": "until when the old one is valid; null where it has ended",
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "ShownPicture": {
    "title": "ShownPicture",
    "description": "a picture for where there is little room",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url",
     "width",
     "height"
    ],
    "properties": {
     "url": {
      "description": "on the catalog's own host, in WebP",
      "type": "string",
      "format": "uri",
      "maxLength": 2048
     },
     "width": {
      "$ref": "#/components/schemas/ListingPictureSide",
      "description": "in pixels"
     },
     "height": {
      "$ref": "#/components/schemas/ListingPictureSide",
      "description": "in pixels"
     }
    }
   },
   "ShownScreenshot": {
    "title": "ShownScreenshot",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url",
     "width",
     "height",
     "alt",
     "small"
    ],
    "properties": {
     "url": {
      "description": "on the catalog's own host, in WebP",
      "type": "string",
      "format": "uri",
      "maxLength": 2048
     },
     "width": {
      "$ref": "#/components/schemas/ListingPictureSide",
      "description": "in pixels"
     },
     "height": {
      "$ref": "#/components/schemas/ListingPictureSide",
      "description": "in pixels"
     },
     "alt": {
      "description": "what it shows, in words",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingLine"
       },
       {
        "type": "null"
       }
      ]
     },
     "small": {
      "$ref": "#/components/schemas/ShownPicture",
      "description": "a picture for where there is little room"
     }
    }
   },
   "ShownUse": {
    "description": "the figure that says most of how many use it, of several packages that of the one used most; absent where nobody counts",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "counted",
     "count",
     "since"
    ],
    "properties": {
     "counted": {
      "enum": [
       "downloads",
       "installs",
       "computers",
       "dependents"
      ],
      "description": "what is counted"
     },
     "count": {
      "type": "integer",
      "minimum": 0,
      "description": "the number"
     },
     "since": {
      "description": "the day since which the count is known",
      "$ref": "#/components/schemas/ListingDate"
     }
    }
   },
   "Signal": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "state",
     "weight",
     "points",
     "facts",
     "reason",
     "advice"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/SignalName",
      "description": "part of the score"
     },
     "state": {
      "$ref": "#/components/schemas/SignalState",
      "description": "state it is in"
     },
     "weight": {
      "description": "whole points it can earn",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "points": {
      "description": "whole points it has earned",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "facts": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/Fact"
      },
      "description": "what the points were given for"
     },
     "reason": {
      "description": "the facts in the catalog's first language",
      "type": "string",
      "maxLength": 2000
     },
     "advice": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/Advice"
      },
      "description": "what would earn more points"
     }
    }
   },
   "SignalName": {
    "enum": [
     "kept",
     "proven",
     "used",
     "told"
    ]
   },
   "SignalState": {
    "title": "SignalState",
    "description": "known: it has earned points; zero: it was looked at, and has earned none; unknown: nobody can say, and its points are a fixed number",
    "enum": [
     "known",
     "zero",
     "unknown"
    ]
   },
   "SoftwareListing": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "name",
     "vendor",
     "kind",
     "category",
     "license_type",
     "platforms",
     "summary",
     "homepage",
     "version",
     "released_on",
     "badges",
     "verified",
     "descriptions",
     "license",
     "integrations",
     "pricing",
     "interfaces",
     "documentation",
     "order_url",
     "support_url",
     "status_page",
     "security",
     "icon",
     "screenshots",
     "keywords",
     "languages",
     "requirements",
     "deployment",
     "packages",
     "install",
     "source_code",
     "support_until",
     "archived",
     "renamed_from",
     "versions",
     "sources",
     "provenance",
     "evidence",
     "rank",
     "verification",
     "published_on",
     "updated_on",
     "links"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "name": {
      "$ref": "#/components/schemas/ListingLine",
      "description": "name for people"
     },
     "vendor": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name",
       "website",
       "country_code"
      ],
      "properties": {
       "name": {
        "$ref": "#/components/schemas/ListingLine",
        "description": "name for people"
       },
       "website": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/ListingUri"
         },
         {
          "type": "null"
         }
        ],
        "description": "an absolute http or https address, without user name or password, at most 2048 characters"
       },
       "country_code": {
        "anyOf": [
         {
          "type": "string",
          "maxLength": 2
         },
         {
          "type": "null"
         }
        ],
        "description": "country of the publisher, two letters of ISO 3166-1"
       }
      },
      "description": "the publisher"
     },
     "kind": {
      "$ref": "#/components/schemas/ListingKind",
      "description": "what kind it is of"
     },
     "category": {
      "$ref": "#/components/schemas/ListingCategorySlug",
      "description": "slug of its category"
     },
     "license_type": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingLicenseType"
       },
       {
        "type": "null"
       }
      ],
      "description": "kind of license"
     },
     "platforms": {
      "type": "array",
      "maxItems": 9,
      "items": {
       "$ref": "#/components/schemas/ListingPlatform"
      },
      "description": "what it runs on"
     },
     "summary": {
      "anyOf": [
       {
        "type": "string",
        "maxLength": 500
       },
       {
        "type": "null"
       }
      ],
      "description": "what it does, in one or two sentences"
     },
     "homepage": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ],
      "description": "address of the product's own website"
     },
     "version": {
      "type": "string",
      "maxLength": 100,
      "description": "version of the software"
     },
     "released_on": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ],
      "description": "day of the release; null where it is not known"
     },
     "badges": {
      "type": "array",
      "maxItems": 2,
      "items": {
       "$ref": "#/components/schemas/ListingBadge"
      },
      "description": "badges of the listing"
     },
     "verified": {
      "type": "boolean",
      "description": "whether the domain of the publisher is verified"
     },
     "descriptions": {
      "$ref": "#/components/schemas/ListingDescriptions",
      "description": "descriptions by language, keyed by BCP 47 tag"
     },
     "license": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "type",
       "spdx_id",
       "commercial_terms"
      ],
      "properties": {
       "type": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/ListingLicenseType"
         },
         {
          "type": "null"
         }
        ],
        "description": "kind of it"
       },
       "spdx_id": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/ListingLine"
         },
         {
          "type": "null"
         }
        ],
        "description": "whether the license is named by its SPDX identifier"
       },
       "commercial_terms": {
        "anyOf": [
         {
          "type": "string",
          "maxLength": 2000
         },
         {
          "type": "null"
         }
        ],
        "description": "terms of commercial use, in words"
       }
      },
      "description": "the license"
     },
     "integrations": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/ListingLine"
      },
      "description": "products it works with"
     },
     "pricing": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingPricing"
       },
       {
        "type": "null"
       }
      ],
      "description": "what it costs"
     },
     "interfaces": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingInterfaces"
       },
       {
        "type": "null"
       }
      ],
      "description": "interfaces for programs"
     },
     "documentation": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ],
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "order_url": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ],
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "support_url": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ],
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "status_page": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ],
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "security": {
      "anyOf": [
       {
        "description": "where to report a vulnerability",
        "type": "object",
        "additionalProperties": false,
        "required": [
         "policy_url",
         "security_txt_url"
        ],
        "properties": {
         "policy_url": {
          "anyOf": [
           {
            "$ref": "#/components/schemas/ListingUri"
           },
           {
            "type": "null"
           }
          ],
          "description": "an absolute http or https address, without user name or password, at most 2048 characters"
         },
         "security_txt_url": {
          "anyOf": [
           {
            "$ref": "#/components/schemas/ListingUri"
           },
           {
            "type": "null"
           }
          ],
          "description": "an absolute http or https address, without user name or password, at most 2048 characters"
         }
        }
       },
       {
        "type": "null"
       }
      ],
      "description": "where to report a vulnerability; null where that is not known"
     },
     "icon": {
      "description": "of the product, 128 × 128 pixels in WebP, on the catalog's own host",
      "anyOf": [
       {
        "type": "string",
        "format": "uri",
        "maxLength": 2048
       },
       {
        "type": "null"
       }
      ]
     },
     "screenshots": {
      "type": "array",
      "maxItems": 3,
      "items": {
       "$ref": "#/components/schemas/ShownScreenshot"
      },
      "description": "pictures of the product"
     },
     "keywords": {
      "$ref": "#/components/schemas/ListingKeywords",
      "description": "words its publisher gives it"
     },
     "languages": {
      "$ref": "#/components/schemas/ListingLanguages",
      "description": "languages its users can choose, as BCP-47 tags"
     },
     "requirements": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingRequirements"
       },
       {
        "type": "null"
       }
      ],
      "description": "what it needs to run"
     },
     "deployment": {
      "$ref": "#/components/schemas/ListingDeployment",
      "description": "how the product is deployed"
     },
     "packages": {
      "$ref": "#/components/schemas/ListingPackages",
      "description": "packages that hold the product, as package URLs without a version, like pkg:npm/my-tool"
     },
     "install": {
      "description": "commands that install its packages, in the order of the packages; none for a package that neither its registry ties to the product nor a reviewer has approved",
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/Install"
      }
     },
     "source_code": {
      "description": "address of the repository with its source code; null where it is not known, or not open source",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ]
     },
     "support_until": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ],
      "description": "a calendar date, like 2026-01-31"
     },
     "lifecycle": {
      "$ref": "#/components/schemas/ListingLifecycle",
      "description": "until when it is supported, and documents on its security, as its publisher declares it"
     },
     "public_sector": {
      "$ref": "#/components/schemas/ListingPublicSector",
      "description": "what public bodies ask of software, as its publisher declares it"
     },
     "confirmed_users": {
      "description": "who says to use it, on a page of their own domain that the catalog looks at once a week; absent where nobody does. What its publisher declares is in public_sector.used_by",
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/ConfirmedUser"
      }
     },
     "archived": {
      "type": "boolean",
      "description": "whether it is archived"
     },
     "renamed_from": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingSlug"
       },
       {
        "type": "null"
       }
      ],
      "description": "lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool"
     },
     "versions": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Version"
      },
      "description": "its versions"
     },
     "sources": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/Source"
      },
      "description": "documents that the listing is read from"
     },
     "provenance": {
      "type": "object",
      "additionalProperties": {
       "type": "integer",
       "minimum": 0,
       "maximum": 9
      },
      "description": "where the facts come from"
     },
     "states": {
      "description": "what became of its sources, its homepage, its interfaces and its packages, as far as it is known; what a reader should know first comes first",
      "type": "array",
      "maxItems": 60,
      "items": {
       "$ref": "#/components/schemas/ListingState"
      }
     },
     "evidence": {
      "description": "what others witness of it, and what we have seen ourselves",
      "type": "array",
      "maxItems": 60,
      "items": {
       "$ref": "#/components/schemas/EvidenceRecord"
      }
     },
     "rank": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "score",
       "knowable",
       "computed_on",
       "weights_version",
       "signals"
      ],
      "properties": {
       "position": {
        "description": "1 is best",
        "type": "integer",
        "minimum": 1
       },
       "place_in_category": {
        "description": "among the listings of its category; 1 is best",
        "type": "integer",
        "minimum": 1
       },
       "score": {
        "description": "whole points out of 100",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "knowable": {
        "description": "points out of 100 that can be known of it: those of all signals that are not unknown, and what the others count",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "computed_on": {
        "$ref": "#/components/schemas/ListingDate",
        "description": "a calendar date, like 2026-01-31"
       },
       "weights_version": {
        "type": "string",
        "description": "version of the weights of the rank"
       },
       "signals": {
        "type": "array",
        "maxItems": 4,
        "items": {
         "$ref": "#/components/schemas/Signal"
        },
        "description": "the parts of the score"
       }
      },
      "description": "score, and what it is made of"
     },
     "verification": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "method",
       "status",
       "verified_at",
       "reason"
      ],
      "properties": {
       "method": {
        "enum": [
         "dns-txt",
         "well-known-http",
         "none"
        ],
        "description": "how the domain was verified"
       },
       "status": {
        "enum": [
         "verified",
         "pending",
         "unverified"
        ],
        "description": "state of the verification"
       },
       "verified_at": {
        "anyOf": [
         {
          "description": "a date and time as in RFC 3339, like 2026-01-31T12:00:00Z",
          "type": "string",
          "format": "date-time",
          "maxLength": 40
         },
         {
          "type": "null"
         }
        ],
        "description": "when it was verified; null where it was not"
       },
       "reason": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/ListingVerificationReason"
         },
         {
          "type": "null"
         }
        ],
        "description": "why, in words"
       }
      },
      "description": "how the domain of the publisher was verified"
     },
     "published_on": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ],
      "description": "a calendar date, like 2026-01-31"
     },
     "updated_on": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ],
      "description": "a calendar date, like 2026-01-31"
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self",
       "html",
       "manifest",
       "rank",
       "badge"
      ],
      "properties": {
       "self": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of this document"
       },
       "html": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of the page for people"
       },
       "manifest": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 4096,
        "description": "address of the manifest; null where the listing lacks what one has to say"
       },
       "rank": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of the explained rank"
       },
       "badge": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of the badge, a picture"
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "SoftwarePage": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "pagination",
     "links"
    ],
    "properties": {
     "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/Summary"
      },
      "description": "what was asked for"
     },
     "similar": {
      "description": "only of a search: how many of the whole result are similar. They come last in every order",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "did_you_mean": {
      "description": "the text that was searched for, as the catalog spells it; only where it has a word that nobody else has",
      "type": "string",
      "maxLength": 100000
     },
     "facets": {
      "description": "filter to the values that can be chosen, with the number of listings that would be found with one if the filter of that name had no other; the most frequent first",
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "category": {
        "$ref": "#/components/schemas/Facet",
        "description": "slug of its category"
       },
       "kind": {
        "$ref": "#/components/schemas/Facet",
        "description": "what kind it is of"
       },
       "license_type": {
        "$ref": "#/components/schemas/Facet",
        "description": "kind of license"
       },
       "platform": {
        "$ref": "#/components/schemas/Facet",
        "description": "what the file runs on"
       },
       "pricing": {
        "$ref": "#/components/schemas/Facet",
        "description": "what it costs"
       },
       "state": {
        "$ref": "#/components/schemas/Facet",
        "description": "state it is in"
       },
       "badge": {
        "$ref": "#/components/schemas/Facet",
        "description": "address of the badge, a picture"
       },
       "verified": {
        "$ref": "#/components/schemas/Facet",
        "description": "whether the domain of the publisher is verified"
       },
       "publisher": {
        "$ref": "#/components/schemas/Facet",
        "description": "a listing counts for each of its values, and nowhere if it has none"
       },
       "used_by": {
        "$ref": "#/components/schemas/Facet",
        "description": "a listing counts for each of its values, and nowhere if it has none"
       },
       "maintenance": {
        "$ref": "#/components/schemas/Facet",
        "description": "a listing counts for each of its values, and nowhere if it has none"
       },
       "maintained_until": {
        "$ref": "#/components/schemas/Facet",
        "description": "a listing counts for each of its values, and nowhere if it has none"
       },
       "audience": {
        "$ref": "#/components/schemas/Facet",
        "description": "a listing counts for each of its values, and nowhere if it has none"
       },
       "product_language": {
        "$ref": "#/components/schemas/Facet",
        "description": "a listing counts for each of its values, and nowhere if it has none"
       },
       "legal": {
        "$ref": "#/components/schemas/Facet",
        "description": "a listing counts for each of its values, and nowhere if it has none"
       },
       "security_until": {
        "$ref": "#/components/schemas/Facet",
        "description": "a listing counts for each of its values, and nowhere if it has none"
       }
      }
     },
     "pagination": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "page",
       "per_page",
       "total",
       "total_pages"
      ],
      "properties": {
       "page": {
        "type": "integer",
        "minimum": 1,
        "description": "number of this page, from 1"
       },
       "per_page": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "description": "most entries of a page"
       },
       "total": {
        "type": "integer",
        "minimum": 0,
        "description": "how many there are on all pages"
       },
       "total_pages": {
        "type": "integer",
        "minimum": 0,
        "description": "how many pages there are"
       }
      },
      "description": "where this page stands among all"
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self",
       "first",
       "prev",
       "next",
       "last"
      ],
      "properties": {
       "self": {
        "type": "string",
        "description": "address of this document"
       },
       "first": {
        "type": "string",
        "description": "address of the first page"
       },
       "prev": {
        "anyOf": [
         {
          "type": "string"
         },
         {
          "type": "null"
         }
        ],
        "description": "address of the page before; null on the first"
       },
       "next": {
        "anyOf": [
         {
          "type": "string"
         },
         {
          "type": "null"
         }
        ],
        "description": "address of the next page; null on the last"
       },
       "last": {
        "type": "string",
        "description": "address of the last page"
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "Source": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "url",
     "primary",
     "last_changed_on",
     "failing_since",
     "failing_code"
    ],
    "properties": {
     "kind": {
      "$ref": "#/components/schemas/FeedKind",
      "description": "what kind it is of"
     },
     "url": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ],
      "description": "its address"
     },
     "primary": {
      "type": "boolean",
      "description": "whether it is the primary source"
     },
     "last_changed_on": {
      "$ref": "#/components/schemas/ListingDate",
      "description": "the day its content last changed"
     },
     "failing_since": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ],
      "description": "the day since which it cannot be read; null while it can"
     },
     "failing_code": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingCode"
       },
       {
        "type": "null"
       }
      ],
      "description": "why it cannot be read; null while it can"
     }
    }
   },
   "Statistics": {
    "description": "headline figures of the catalog",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "date",
     "listings",
     "verified",
     "verified_domains",
     "kept",
     "vendors",
     "versions",
     "by_category",
     "by_license_type",
     "by_platform",
     "releases_by_month",
     "links"
    ],
    "properties": {
     "date": {
      "$ref": "#/components/schemas/ListingDate",
      "description": "the day the figures are of"
     },
     "listings": {
      "type": "integer",
      "minimum": 0,
      "description": "how many listings the catalog has"
     },
     "verified": {
      "type": "integer",
      "minimum": 0,
      "description": "listings whose domain is verified"
     },
     "verified_domains": {
      "type": "integer",
      "minimum": 0,
      "description": "the domains themselves, each once"
     },
     "kept": {
      "type": "integer",
      "minimum": 0,
      "description": "listings that have no source but documents the operator keeps"
     },
     "vendors": {
      "type": "integer",
      "minimum": 0,
      "description": "how many publishers the catalog has"
     },
     "versions": {
      "type": "integer",
      "minimum": 0,
      "description": "of all listings together"
     },
     "by_category": {
      "description": "most first; none that is empty",
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/ListingCount"
      }
     },
     "by_license_type": {
      "description": "most first",
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/ListingCount"
      }
     },
     "by_platform": {
      "description": "most first; a listing may stand for several",
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/ListingCount"
      }
     },
     "releases_by_month": {
      "description": "dated versions, oldest month first",
      "type": "array",
      "maxItems": 24,
      "items": {
       "$ref": "#/components/schemas/MonthCount"
      }
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self",
       "html"
      ],
      "properties": {
       "self": {
        "type": "string",
        "description": "address of this document"
       },
       "html": {
        "type": "string",
        "description": "address of the page for people"
       }
      },
      "description": "addresses that belong to it"
     }
    }
   },
   "Submission": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "$ref": "#/components/schemas/SubmissionFacts",
      "description": "what was asked for"
     }
    }
   },
   "SubmissionFacts": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "state",
     "received_at",
     "links"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "identifier, which never changes"
     },
     "state": {
      "description": "queued until the next sync, then in_moderation until a person has decided",
      "enum": [
       "queued",
       "invalid",
       "in_moderation",
       "published",
       "rejected",
       "withdrawn"
      ]
     },
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "received_at": {
      "type": "string",
      "format": "date-time",
      "description": "when the submission was received"
     },
     "reason": {
      "description": "why it was rejected or withdrawn",
      "type": "string"
     },
     "errors": {
      "description": "what is wrong with a document that was read later",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ProblemFieldError"
      }
     },
     "warnings": {
      "description": "what was left out of the document or read as something else; of an address, once it was read",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ProblemFieldError"
      }
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self"
      ],
      "properties": {
       "self": {
        "type": "string",
        "format": "uri",
        "description": "address of this document"
       },
       "listing": {
        "description": "the listing, where it is published",
        "type": "string",
        "format": "uri"
       }
      },
      "description": "addresses that belong to it"
     },
     "webhook": {
      "description": "the endpoint that the document names, shown once with its secret: only in the answer to the submission",
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "host",
       "secret"
      ],
      "properties": {
       "id": {
        "type": "string",
        "pattern": "^wh_[0-9a-f]{24}$",
        "description": "identifier, which never changes"
       },
       "host": {
        "description": "of its address, which is shown to nobody as a whole",
        "type": [
         "string",
         "null"
        ]
       },
       "secret": {
        "type": "string",
        "pattern": "^whsec_",
        "description": "secret that signs deliveries; shown once"
       }
      }
     }
    }
   },
   "SubmissionList": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "description": "the newest first",
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/SubmissionFacts"
      }
     }
    }
   },
   "Summary": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "name",
     "vendor",
     "kind",
     "category",
     "license_type",
     "platforms",
     "summary",
     "homepage",
     "icon",
     "version",
     "released_on",
     "badges",
     "verified",
     "rank",
     "links"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "name": {
      "$ref": "#/components/schemas/ListingLine",
      "description": "name for people"
     },
     "vendor": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name"
      ],
      "properties": {
       "name": {
        "$ref": "#/components/schemas/ListingLine",
        "description": "name for people"
       }
      },
      "description": "the publisher"
     },
     "kind": {
      "$ref": "#/components/schemas/ListingKind",
      "description": "what kind it is of"
     },
     "category": {
      "$ref": "#/components/schemas/ListingCategorySlug",
      "description": "slug of its category"
     },
     "license_type": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingLicenseType"
       },
       {
        "type": "null"
       }
      ],
      "description": "kind of license"
     },
     "platforms": {
      "type": "array",
      "maxItems": 9,
      "items": {
       "$ref": "#/components/schemas/ListingPlatform"
      },
      "description": "what it runs on"
     },
     "summary": {
      "anyOf": [
       {
        "type": "string",
        "maxLength": 500
       },
       {
        "type": "null"
       }
      ],
      "description": "what it does, in one or two sentences"
     },
     "homepage": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ],
      "description": "address of the product's own website"
     },
     "icon": {
      "description": "of the product, 128 × 128 pixels in WebP, on the catalog's own host",
      "anyOf": [
       {
        "type": "string",
        "format": "uri",
        "maxLength": 2048
       },
       {
        "type": "null"
       }
      ]
     },
     "version": {
      "type": "string",
      "maxLength": 100,
      "description": "version of the software"
     },
     "released_on": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ],
      "description": "day of the release; null where it is not known"
     },
     "badges": {
      "type": "array",
      "maxItems": 2,
      "items": {
       "$ref": "#/components/schemas/ListingBadge"
      },
      "description": "badges of the listing"
     },
     "verified": {
      "type": "boolean",
      "description": "whether the domain of the publisher is verified"
     },
     "publisher": {
      "description": "slug of its publisher, by which lists are filtered; absent where the publisher has no page",
      "$ref": "#/components/schemas/ListingSlug"
     },
     "spdx_id": {
      "description": "of its license; absent where it is not known",
      "$ref": "#/components/schemas/ListingLine"
     },
     "pricing": {
      "$ref": "#/components/schemas/ListingPricing",
      "description": "what it costs"
     },
     "use": {
      "$ref": "#/components/schemas/ShownUse",
      "description": "how many use it"
     },
     "public_use": {
      "description": "what public bodies are told; not there where nothing is said",
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "used_by": {
        "description": "how many public bodies use it, as its publisher declares",
        "type": "integer",
        "minimum": 1
       },
       "confirmed_users": {
        "description": "how many say on their own website that they use it",
        "type": "integer",
        "minimum": 1
       },
       "maintained_until": {
        "description": "last day of the contract of who maintains it",
        "type": "string",
        "format": "date",
        "maxLength": 10
       }
      }
     },
     "state": {
      "$ref": "#/components/schemas/ListingState",
      "description": "state it is in"
     },
     "rank": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "position",
       "place_in_category",
       "score"
      ],
      "properties": {
       "position": {
        "description": "1 is best",
        "type": "integer",
        "minimum": 1
       },
       "place_in_category": {
        "description": "among the listings of its category; 1 is best",
        "type": "integer",
        "minimum": 1
       },
       "score": {
        "description": "whole points out of 100",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       }
      },
      "description": "place and score"
     },
     "links": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "self",
       "html"
      ],
      "properties": {
       "self": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of this document"
       },
       "html": {
        "type": "string",
        "maxLength": 4096,
        "description": "address of the page for people"
       }
      },
      "description": "addresses that belong to it"
     },
     "match": {
      "description": "only of a search: everything that was asked for is there, or only what is similar",
      "enum": [
       "all",
       "similar"
      ]
     },
     "explain": {
      "$ref": "#/components/schemas/Explanation",
      "description": "why an entry stands where it does: by order, the smallest first; of similar ones by rarity, the greatest first, and by nearness, the smallest first; then by rank.position"
     }
    }
   },
   "SyncLog": {
    "title": "SyncLog",
    "description": "what happened to the sources of a listing when they were last read",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "data"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/ListingSlug",
      "description": "name in addresses, unique among its kind"
     },
     "data": {
      "description": "in the order of the listing's sources; empty until the first sync after it was published",
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "kind",
        "url",
        "failures",
        "succeeded_at",
        "next_due_at",
        "attempts"
       ],
       "properties": {
        "kind": {
         "$ref": "#/components/schemas/FeedKind",
         "description": "what kind it is of"
        },
        "url": {
         "description": "null for a document the operator keeps",
         "anyOf": [
          {
           "$ref": "#/components/schemas/ListingUri"
          },
          {
           "type": "null"
          }
         ]
        },
        "failures": {
         "description": "in a row, up to the last attempt",
         "type": "integer",
         "minimum": 0
        },
        "succeeded_at": {
         "anyOf": [
          {
           "$ref": "#/components/schemas/Moment"
          },
          {
           "type": "null"
          }
         ],
         "description": "date and time in UTC, like 2026-01-31T12:00:00.000Z"
        },
        "next_due_at": {
         "description": "not asked again before, because it fails; null: at the next sync",
         "anyOf": [
          {
           "$ref": "#/components/schemas/Moment"
          },
          {
           "type": "null"
          }
         ]
        },
        "attempts": {
         "description": "newest first",
         "type": "array",
         "maxItems": 20,
         "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "at",
           "outcome",
           "codes"
          ],
          "properties": {
           "at": {
            "$ref": "#/components/schemas/Moment",
            "description": "date and time in UTC, like 2026-01-31T12:00:00.000Z"
           },
           "outcome": {
            "description": "what came of it, like unchanged, update, propose, invalid or unreachable",
            "$ref": "#/components/schemas/ListingCode"
           },
           "codes": {
            "description": "of the problems, each once; the validator explains them",
            "type": "array",
            "maxItems": 20,
            "items": {
             "$ref": "#/components/schemas/ListingCode"
            }
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "Validation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "kind",
       "valid",
       "problems",
       "listing"
      ],
      "properties": {
       "kind": {
        "description": "what it was read as",
        "enum": [
         "pad-json",
         "pad-xml"
        ]
       },
       "valid": {
        "description": "whether a submission of it would be taken",
        "type": "boolean"
       },
       "problems": {
        "description": "in the order of the document",
        "type": "array",
        "maxItems": 100,
        "items": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "pointer",
          "code",
          "severity",
          "message"
         ],
         "properties": {
          "pointer": {
           "description": "a JSON pointer into the document; in PAD XML the names of elements",
           "type": "string"
          },
          "code": {
           "$ref": "#/components/schemas/ProblemCode",
           "description": "a fixed word that programs can rely on"
          },
          "severity": {
           "description": "an error stands in the way of a submission, a warning says what becomes of a value",
           "enum": [
            "error",
            "warning"
           ]
          },
          "message": {
           "type": "string",
           "description": "what is wrong, in words"
          },
          "expected": {
           "type": "string",
           "description": "what would be right"
          },
          "line": {
           "type": "integer",
           "minimum": 1,
           "description": "line of the document, counted from 1"
          }
         }
        }
       },
       "listing": {
        "description": "what the document alone decides of its listing; null where it is not valid",
        "anyOf": [
         {
          "$ref": "#/components/schemas/ListingPreview"
         },
         {
          "type": "null"
         }
        ]
       },
       "example": {
        "description": "of a document in another format: PAD JSON begun with what was found in it, to be completed",
        "type": "object"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "VerifiedDomain": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "domain",
       "state",
       "token",
       "expires_at",
       "webhooks"
      ],
      "properties": {
       "domain": {
        "type": "string",
        "description": "name of the domain"
       },
       "state": {
        "const": "verified",
        "description": "state it is in"
       },
       "token": {
        "type": "string",
        "pattern": "^cat_",
        "description": "token for requests; shown once"
       },
       "expires_at": {
        "type": "string",
        "format": "date-time",
        "description": "when it ends"
       },
       "webhooks": {
        "type": "array",
        "items": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "id",
          "host",
          "slug",
          "listings",
          "secret"
         ],
         "properties": {
          "id": {
           "type": "string",
           "pattern": "^wh_[0-9a-f]{24}$",
           "description": "identifier, which never changes"
          },
          "host": {
           "description": "of its address, which is shown to nobody as a whole",
           "type": [
            "string",
            "null"
           ]
          },
          "slug": {
           "$ref": "#/components/schemas/ListingSlug",
           "description": "name in addresses, unique among its kind"
          },
          "listings": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/ListingSlug"
           },
           "description": "the listings it is about, by slug"
          },
          "secret": {
           "type": "string",
           "pattern": "^whsec_",
           "description": "secret that signs deliveries; shown once"
          }
         },
         "description": "of one endpoint; `slug` is the first of its listings"
        },
        "description": "the endpoints of webhooks"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "Version": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "version",
     "released_on",
     "released_in",
     "seen_on",
     "unseen_on",
     "release_type",
     "prerelease",
     "notes_url",
     "changes",
     "artifacts"
    ],
    "properties": {
     "version": {
      "type": "string",
      "maxLength": 100,
      "description": "version of the software"
     },
     "released_on": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ],
      "description": "day of the release; null where it is not known"
     },
     "released_in": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingMonth"
       },
       {
        "type": "null"
       }
      ],
      "description": "month of the release, where no day is known"
     },
     "seen_on": {
      "description": "the day on which the catalog first saw it; null where it was there when the listing was let in",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ]
     },
     "unseen_on": {
      "description": "the last day before on which its source was read without it; null where that is not remembered",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingDate"
       },
       {
        "type": "null"
       }
      ]
     },
     "release_type": {
      "anyOf": [
       {
        "enum": [
         "major",
         "minor",
         "patch",
         "security",
         "initial"
        ]
       },
       {
        "type": "null"
       }
      ],
      "description": "kind of release"
     },
     "prerelease": {
      "type": "boolean",
      "description": "whether it is a pre-release"
     },
     "notes_url": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/ListingUri"
       },
       {
        "type": "null"
       }
      ],
      "description": "an absolute http or https address, without user name or password, at most 2048 characters"
     },
     "changes": {
      "anyOf": [
       {
        "type": "string",
        "maxLength": 2000
       },
       {
        "type": "null"
       }
      ],
      "description": "what the version changed, in words"
     },
     "yanked": {
      "description": "there where this version was withdrawn: it is never the current one, and its downloads are not named",
      "$ref": "#/components/schemas/Yanked"
     },
     "artifacts": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/ListingArtifact"
      },
      "description": "files of the release to download"
     }
    }
   },
   "Webhook": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "$ref": "#/components/schemas/EndpointFacts",
      "description": "what was asked for"
     }
    }
   },
   "WebhookAddress": {
    "description": "Where events shall go.",
    "type": "object",
    "required": [
     "url"
    ],
    "properties": {
     "url": {
      "description": "https, on port 443, a public host",
      "type": "string",
      "format": "uri",
      "maxLength": 2048
     },
     "events": {
      "type": "array",
      "items": {
       "enum": [
        "listing.published",
        "rank.changed"
       ]
      },
      "description": "missing or empty: both kinds"
     },
     "listings": {
      "description": "slugs of published listings of the token whose events it gets although their feeds do not name it",
      "type": "array",
      "items": {
       "type": "string"
      },
      "maxItems": 100
     }
    }
   },
   "WebhookList": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/EndpointFacts"
      },
      "description": "what was asked for"
     }
    }
   },
   "WebhookSecret": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "secret",
       "former_until"
      ],
      "properties": {
       "secret": {
        "type": "string",
        "pattern": "^whsec_",
        "description": "secret that signs deliveries; shown once"
       },
       "former_until": {
        "description": "until then the former secret signs, too; null where it signs no more",
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       }
      },
      "description": "what was asked for"
     }
    }
   },
   "Yanked": {
    "description": "why, when and by whom a version was withdrawn",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reason",
     "on",
     "by"
    ],
    "properties": {
     "reason": {
      "description": "null where none was given",
      "anyOf": [
       {
        "type": "string",
        "maxLength": 1000
       },
       {
        "type": "null"
       }
      ]
     },
     "on": {
      "$ref": "#/components/schemas/ListingDate",
      "description": "a calendar date, like 2026-01-31"
     },
     "by": {
      "description": "operator: a person of this catalog decided it; publisher: its feed says so",
      "enum": [
       "operator",
       "publisher"
      ]
     }
    }
   }
  }
 }
};
