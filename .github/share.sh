#!/usr/bin/env bash
# Commits what is new below data/ and shares it: pushed to the branch that is checked out, or as a pull request from a
# branch of its own. GH_TOKEN must be allowed to push, and to open pull requests.
# Usage: share.sh <branch> <title> <text of the pull request>
set -euo pipefail
branch=$1 title=$2 text=$3
published=$(git branch --show-current)

git add -- data
if git diff --cached --quiet; then
  echo 'Nothing is new.'
  exit 0
fi

# In the environment of this process alone: neither in a file, nor in the list of processes.
basic=$(printf 'x-access-token:%s' "$GH_TOKEN" | base64 --wrap=0)
export GIT_CONFIG_COUNT=1
export GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
export GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $basic"

if [ "$branch" != "$published" ] && git ls-remote --exit-code origin "refs/heads/$branch" >/dev/null; then
  echo "It waits already on the branch $branch."
  exit 0
fi
git -c user.name='Catalog pipeline' -c user.email=pipeline@catalog.invalid commit --quiet --message "$title"
git push --quiet origin "HEAD:refs/heads/$branch"
if [ "$branch" != "$published" ]; then
  gh pr create --base "$published" --head "$branch" --title "$title" --body "$text"
fi
