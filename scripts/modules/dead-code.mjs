import { readFileSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'

const path = 'knip.json'

/** The base offers more than each choice of modules uses: only the whole product has no unused part of it, or of what tests share. */
const ofBase = {
  '{src,tests,scripts,vite}/**': ['exports', 'types', 'files'],
  'modules/**/test-*': ['exports', 'types', 'files'],
}

export function deadCodeOf(isWhole) {
  const { ignoreIssues: _, ...config } = JSON.parse(readFileSync(inProject(path), 'utf8'))
  const kept = isWhole ? config : { ...config, ignoreIssues: ofBase }
  return [[path, `${JSON.stringify(kept, null, 2)}\n`]]
}
