import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { step } from '../bootstrap/words.mjs'
import { aptInstall, mayUseApt } from './debian.mjs'

const packages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'nginx-light': '/usr/sbin/nginx',
}

export async function requireClusterPrograms() {
  const names = missing()
  if (names.length > 0 && mayUseApt()) {
    await step(`Installing ${names.join(', ')}`, () => withoutServices(() => aptInstall(...names)))
  }
  if (missing().length === 0) return
  throw new Trouble(
    `These Debian packages are missing: ${missing().join(' ')}\n` +
      'Install them with “apt-get install --no-install-recommends”, or run the command as root on Debian.',
  )
}

const missing = () => Object.keys(packages).filter((name) => !existsSync(packages[name]))

/** Debian starts what it installs unless this file forbids it. */
async function withoutServices(work) {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return work()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    rmSync(policy)
  }
}
