import { createSecretKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { CommandMistake } from '#platform/command-line/command.ts'
import { pathArgument } from '#platform/command-line/file-argument.ts'

const fewest = 32

export async function readKey(path: string | undefined): Promise<KeyObject | undefined> {
  if (path === undefined) return undefined
  const file = pathArgument(path)
  const text = await readFile(file, 'latin1').catch((cause: unknown) => {
    throw new CommandMistake(`The key in ${file} cannot be read`, { cause })
  })
  const key = Buffer.from(text.trim(), 'latin1')
  if (key.length >= fewest) return createSecretKey(key)
  throw new CommandMistake(
    `The key in ${file} is too short: use at least ${fewest} bytes, for example from "openssl rand -base64 48"`,
  )
}
