import { isAbsolute } from 'node:path'
import type { Address } from './address.ts'

export type Settings = Record<string, string>

/** Sized for a small machine with 1 GB of memory; durability stays on. */
const modest: Settings = {
  max_connections: '200',
  shared_buffers: '128MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  wal_compression: 'on',
  jit: 'off',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

export function writeSettings(address: Address, others: Settings): string {
  const all = { ...modest, ...listening(address), ...others }
  return Object.entries(all)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('')
}

function listening({ host, port }: Address): Settings {
  if (!isAbsolute(host)) return { listen_addresses: host, port: `${port}` }
  return {
    listen_addresses: '',
    port: `${port}`,
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
}
