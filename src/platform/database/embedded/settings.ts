import { totalmem } from 'node:os'
import { isAbsolute } from 'node:path'
import type { Address } from './address.ts'

export type Settings = Record<string, string>

const megabyte = 2 ** 20

/** A container may have less memory than its machine. */
const available = () => Math.min(totalmem(), process.constrainedMemory() || totalmem())

/** PostgreSQL takes the memory only as it fills: a small product needs little. */
export function settingsForMemory(bytes: number): Settings {
  const megabytes = Math.floor(bytes / megabyte)
  const shared = Math.min(Math.max(Math.floor(megabytes / 4), 128), 2048)
  return {
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${Math.max(Math.floor(megabytes / 2), 512)}MB`,
  }
}

/** Durability stays on. */
const modest: Settings = {
  max_connections: '200',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  wal_compression: 'on',
  jit: 'off',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

export function writeSettings(address: Address, others: Settings): string {
  const all = { ...modest, ...settingsForMemory(available()), ...listening(address), ...others }
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
