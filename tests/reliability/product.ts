import { onTestFinished } from 'vitest'
import { temporaryDataDir } from '#platform/database/test-process.ts'
import { freePort } from '#platform/free-port.ts'
import { root } from '../conventions/project-files.ts'
import { serve } from '../guides/served-product.ts'

type Variables = Record<string, string>

/** A load is no abuse. */
export const generous = {
  LOG_LEVEL: 'warn',
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
  LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '1000000',
  LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: '100000',
  LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: '100000',
  LIMIT_CODE_RESEND_SECONDS: '1',
}

export class Product {
  readonly port: number
  readonly origin: string
  readonly dataDir: string
  readonly #variables: Variables
  readonly #command: [program: string, ...words: string[]]
  #process: Awaited<ReturnType<typeof serve>> | undefined

  private constructor(port: number, dataDir: string, variables: Variables, before: string[]) {
    this.port = port
    this.origin = `http://localhost:${port}`
    this.dataDir = dataDir
    this.#variables = variables
    const [program, ...words] = [...before, process.execPath, 'scripts/serve.mjs']
    this.#command = [program, ...words]
  }

  static async open(variables: Variables = {}, before: string[] = []): Promise<Product> {
    const dataDir = variables['DATA_DIR'] ?? temporaryDataDir(onTestFinished)
    const product = new Product(await freePort(), dataDir, variables, before)
    await product.start()
    return product
  }

  async start(): Promise<void> {
    const { PATH } = process.env
    this.#process = await serve({
      command: this.#command,
      cwd: root,
      env: { PATH, DATA_DIR: this.dataDir, ...generous, ...this.#variables },
      port: this.port,
    })
  }

  kill = () => this.#process?.kill()
  stop = () => this.#process?.stop()

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  async health(of: 'live' | 'ready'): Promise<number> {
    return (await fetch(`${this.origin}/api/health/${of}`)).status
  }

  async figure(name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.port}/api/metrics`)).text()
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    return Number(line?.slice(name.length))
  }
}
