import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { versionIn } from './versions.mjs'

export const recordFile = 'template.json'
const sample = '{ "release": "0.1.0", "repository": "https://…" }'

/** The release that this product came from, and where the next ones are. */
export function readRecord() {
  const record = parse(readIfAny(inProject(recordFile)) ?? '')
  if (versionIn(record?.release ?? '') && typeof record.repository === 'string') return record
  throw new Trouble(
    `${recordFile} says which release this product came from, and must be like this: ${sample}`,
  )
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export const recordText = (record) => `${JSON.stringify(record, null, 2)}\n`
