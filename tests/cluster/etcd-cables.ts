import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cable } from '#platform/database/test-cable.ts'
import { type Node, nodes } from './nodes.ts'

/** One cable for each Patroni, to the etcd of its own machine; Patroni then looks for no other. */
export async function cablesToEtcd(folder: string, port: number): Promise<Map<Node, Cable>> {
  const cables = new Map<Node, Cable>()
  for (const node of nodes) {
    const cable = new Cable({ host: `127.0.0.1${node}`, port })
    await cable.mend()
    const file = join(folder, `db${node}/patroni.yml`)
    const through = `hosts: ['127.0.0.1:${cable.port}']\n  use_proxies: true\n`
    writeFileSync(file, readFileSync(file, 'utf8').replace(/hosts:\n(?: +- .+\n)+/, through))
    cables.set(node, cable)
  }
  return cables
}
