import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.object({ version: z.string() })

/** The date is that of the commit, so that the same sources build the same files. */
export function buildFacts() {
  const { version } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return {
    version,
    commit: git('rev-parse', '--short', 'HEAD'),
    date: git('log', '-1', '--format=%cI'),
  }
}

function git(...words: string[]): string | null {
  try {
    return execFileSync('git', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
