import { spawnSync } from 'node:child_process'
import { root } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

export function formatChanges(changes, folder = root) {
  const paths = changes.flatMap(({ path, target = path, after }) =>
    after === undefined ? [] : [target],
  )
  if (paths.length === 0) return
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tool('oxfmt'), '--no-error-on-unmatched-pattern', ...paths],
    { cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Trouble(`oxfmt failed, so nothing was changed.\n${stdout}${stderr}`)
}
