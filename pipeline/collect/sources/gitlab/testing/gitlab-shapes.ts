/**
 * The form of GitLab's answers, as far as a reader or a leak depends on it. GitLab's own description
 * (doc/api/openapi/openapi_v3.yaml, 3.9 MB, CC BY-SA) is in no npm package and names hardly any member as required,
 * so this was made from recorded answers, and the test over the corpus holds it against those.
 */

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const number = { type: 'integer' };
const address = { type: 'string', format: 'uri' };
const time = { type: 'string', format: 'date-time' };

function object(required: Record<string, object>, optional: Record<string, object> = {}) {
  return { type: 'object', required: Object.keys(required), properties: { ...required, ...optional } };
}

const list = (items: object) => ({ type: 'array', items });

const commit = object(
  {
    id: text,
    short_id: text,
    created_at: time,
    title: text,
    message: text,
    author_name: text,
    author_email: text,
    authored_date: time,
    committer_name: text,
    committer_email: text,
    committed_date: time,
    parent_ids: list(text),
  },
  { web_url: address },
);

const user = object({ id: number, username: text, name: text, state: text, avatar_url: textOrNull, web_url: address });

const license = object(
  { key: text, name: text },
  { nickname: textOrNull, html_url: textOrNull, source_url: textOrNull },
);

export const GITLAB_SHAPES = {
  project: object(
    {
      id: number,
      description: textOrNull,
      name: text,
      name_with_namespace: text,
      path: text,
      path_with_namespace: text,
      created_at: time,
      tag_list: list(text),
      ssh_url_to_repo: text,
      http_url_to_repo: address,
      web_url: address,
      star_count: number,
      last_activity_at: time,
      namespace: object({ id: number, name: text, path: text, kind: { enum: ['user', 'group'] }, full_path: text }),
    },
    {
      default_branch: textOrNull,
      topics: list(text),
      readme_url: textOrNull,
      license: { anyOf: [license, { type: 'null' }] },
      license_url: textOrNull,
      archived: { type: 'boolean' },
      visibility: { enum: ['public', 'internal', 'private'] },
      empty_repo: { type: 'boolean' },
    },
  ),
  release: object(
    {
      tag_name: text,
      name: textOrNull,
      description: textOrNull,
      created_at: time,
      assets: object(
        { count: number, sources: list(object({ format: text, url: address })) },
        {
          links: list(object({ id: number, name: text, url: address }, { direct_asset_url: address, link_type: text })),
        },
      ),
    },
    {
      author: user,
      released_at: time,
      upcoming_release: { type: 'boolean' },
      commit,
      _links: object({}, { self: address }),
    },
  ),
  tag: object({ name: text, message: textOrNull, target: text, commit }, { created_at: textOrNull }),
  error: object({ message: text }),
} as const;
