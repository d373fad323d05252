import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../config/config.ts'
import { openDatabase } from './database.ts'
import { silentLog } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'test-cluster-'))
  chmodSync(folder, 0o711)
  const database = await openDatabase(readConfig({ DATA_DIR: folder }), silentLog)
  await database.close()
  project.provide('cluster', folder)
  return () => rmSync(folder, { recursive: true })
}
