const byFile = [
  [
    /^(modules\/[^/]+\/)?migrations\/.+\.sql$/,
    'put your version back (git checkout --ours); a migration that a database has never changes',
  ],
  [
    /^(modules\/[^/]+\/)?migrations\//,
    'put your version back (git checkout --ours), then run: npm run migration -- after_upgrade',
  ],
  [/\/locales\/.+\.json$/, 'keep the keys of both; where both changed one text, keep yours'],
  [
    /^package\.json$/,
    'keep your packages and the higher versions, then run: npm install --package-lock-only',
  ],
  [/\.json$/, 'keep the keys of both'],
  [/^CHANGELOG\.md$/, 'keep both, your entries on top'],
  [
    /\.table\.server\.ts$/,
    'keep the columns of both, then run: npm run migration -- after_upgrade',
  ],
]

const byStages = {
  12: 'the release deleted or moved it: take your change to where its code is now, then git rm this file',
  23: 'both added it: keep one, or rename yours',
}

const otherwise = 'keep what both sides changed between the markers'

export function adviceFor(path, stages) {
  const [, advice] = byFile.find(([pattern]) => pattern.test(path)) ?? []
  return byStages[stages] ?? advice ?? otherwise
}
