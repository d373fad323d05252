import { readFileSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'

const path = 'knip.json'

/** The base and the modules of the release offer more than each choice uses: only the whole product has no unused part of them. */
const offered = (modules) => ({
  '{src,tests,scripts,vite}/**': ['exports', 'types', 'files'],
  ...(modules.length > 0 && {
    // Others share these tests, and use these faces.
    [`modules/{${modules.join()},}/**/{test-*,index.ts,index.server.ts}`]: [
      'exports',
      'types',
      'files',
    ],
  }),
})

/** `modules` are those that stay beside the base; none are named where all are there. */
export function deadCodeOf(modules) {
  const { ignoreIssues: _, ...config } = JSON.parse(readFileSync(inProject(path), 'utf8'))
  const kept = modules ? { ...config, ignoreIssues: offered(modules) } : config
  return [[path, `${JSON.stringify(kept, null, 2)}\n`]]
}
