import { open, rm } from 'node:fs/promises'
import type { Problem } from '../import-result.ts'

const enough = 65_536

export async function openRejects(imported: string) {
  const file = `${imported}.rejected.jsonl`
  const output = await open(file, 'w')
  let waiting = ''
  let isEmpty = true
  const flush = async () => {
    await output.appendFile(waiting)
    waiting = ''
  }
  return {
    file,
    add: async (problem: Problem) => {
      isEmpty = false
      waiting += `${JSON.stringify(problem)}\n`
      if (waiting.length > enough) await flush()
    },
    close: async () => {
      await flush()
      await output.close()
      if (isEmpty) await rm(file)
    },
  }
}
