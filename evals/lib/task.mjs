import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject } from '../../scripts/bootstrap/project.mjs'

const folder = inProject('evals/tasks')

export const taskNames = readdirSync(folder).toSorted()

export async function loadTask(name) {
  const part = async (file) => {
    const path = join(folder, name, file)
    return existsSync(path) ? import(pathToFileURL(path).href) : {}
  }
  const [{ prepare = () => {} }, { solution }, { points }] = await Promise.all(
    ['prepare.mjs', 'solution.mjs', 'check.mjs'].map(part),
  )
  const prompt = readFileSync(join(folder, name, 'prompt.md'), 'utf8')
  return { name, prompt, prepare, solution, points }
}
