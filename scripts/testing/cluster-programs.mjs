import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { aptInstall, requirePackages } from './debian.mjs'

const packages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'nginx-light': '/usr/sbin/nginx',
  systemd: '/usr/bin/systemd-analyze',
}

export const requireClusterPrograms = () =>
  requirePackages(packages, (...names) => withoutServices(() => aptInstall(...names)))

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
