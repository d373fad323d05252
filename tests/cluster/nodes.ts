export const nodes = [1, 2, 3] as const

/** A machine with etcd, Patroni and PostgreSQL. */
export type Node = (typeof nodes)[number]

export const addressOf = (node: Node) => `127.0.0.1${node}`
