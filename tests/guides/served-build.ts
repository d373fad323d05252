import { onTestFinished } from 'vitest'
import { temporaryDataDir } from '#platform/database/test-process.ts'
import { freePort } from '#platform/free-port.ts'
import { root } from '../conventions/project-files.ts'
import { serve } from './served-product.ts'

/** The address of the build of this project, served with data of its own. */
export async function serveBuild(variables: Record<string, string> = {}): Promise<string> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  await serve({
    command: [process.execPath, 'scripts/serve.mjs'],
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      BASE_URL: address,
      DATA_DIR: temporaryDataDir(onTestFinished),
      ...variables,
    },
    port,
  })
  return address
}
