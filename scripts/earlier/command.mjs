import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

export const usage = `node scripts/earlier/bring-up.mjs    gives a database that was made before the first release the rest of the migrations of that time

It is the database of DATABASE_URL, or that of DATA_DIR. Start the product afterwards.`

export async function main() {
  await install()
  const { exitCode } = await runNode([inProject('scripts/earlier/migrate.ts')], { show: true })
  process.exitCode = exitCode
}
