import { advice, type Findings, warning } from '#kit/features/index.server.ts'
import { lastBackup } from '#modules/backup/index.server.ts'
import type { Config } from '#platform/config/config.ts'

const day = 24 * 3600_000
const oldestNode = 24

export function checkNode(version = process.versions.node): Findings {
  const major = Number.parseInt(version, 10)
  return [
    major < oldestNode &&
      warning(
        `Node ${version} is older than ${oldestNode}: use the version that the project installs`,
      ),
    major > oldestNode &&
      major % 2 === 1 &&
      advice(`Node ${version} is not a long-term support release: use an even version`),
  ]
}

export async function checkBackup({ dataDir }: Config): Promise<Findings> {
  const last = await lastBackup(dataDir)
  if (!last) return [advice('No backup was made on this machine: npm run admin -- backup FILE')]
  const days = Math.floor((Date.now() - last.getTime()) / day)
  return [days > 7 && warning(`The last backup made on this machine is ${days} days old`)]
}
