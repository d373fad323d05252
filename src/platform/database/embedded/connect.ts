import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { keeperName } from '../pool.ts'
import type { Address } from './address.ts'

const patience = 120_000

export async function tryConnect(address: Address): Promise<Client | undefined> {
  const deadline = Date.now() + patience
  for (;;) {
    const client = new Client({
      ...address,
      database: 'postgres',
      application_name: keeperName,
    })
    try {
      await client.connect()
      return client
    } catch (error) {
      const reason = whyNot(error)
      if (reason === 'absent') return undefined
      if (reason === 'refused' || Date.now() > deadline) throw error
      await setTimeout(20)
    }
  }
}

const reasons: Record<string, 'absent' | 'changing'> = {
  ENOENT: 'absent',
  ECONNREFUSED: 'absent',
  '57P01': 'changing',
  '57P02': 'changing',
  '57P03': 'changing',
  ECONNRESET: 'changing',
  EPIPE: 'changing',
}

function whyNot(error: unknown): 'absent' | 'changing' | 'refused' {
  if (!(error instanceof Error)) return 'refused'
  if ('code' in error) return reasons[String(error.code)] ?? 'refused'
  return error.message.includes('terminated unexpectedly') ? 'changing' : 'refused'
}
