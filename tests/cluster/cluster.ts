import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { vi } from 'vitest'
import type { Cable } from '#platform/database/test-cable.ts'
import { root } from '../conventions/project-files.ts'
import { generous } from '../reliability/product.ts'
import { askDatabase } from '../reliability/whole.ts'
import { cablesToEtcd } from './etcd-cables.ts'
import { freePorts } from './free-ports.ts'
import { addressOf, type Node, nodes } from './nodes.ts'

const execute = promisify(execFile)
const scripts = join(root, 'deploy/cluster')
const script = (name: string, words: string[], products = 0) => {
  const { PATH } = process.env
  const env = { PATH, PRODUCTS: `${products}`, ...generous }
  return execute(join(scripts, name), words, { env })
}

const soon = { timeout: 90_000, interval: 100 }

/** The cluster of deploy/cluster, with a cable between each Patroni and its etcd. */
export class Cluster {
  /** How many processes of the product run. */
  products = 0
  readonly folder: string
  readonly #base: number
  readonly #cables: Map<Node, Cable>

  private constructor(folder: string, base: number, cables: Map<Node, Cable>) {
    this.folder = folder
    this.#base = base
    this.#cables = cables
  }

  static async open(folder: string): Promise<Cluster> {
    const base = await freePorts(15)
    await script('configure', [folder, `${base}`])
    const cables = await cablesToEtcd(folder, base)
    endWithThisProcess(folder)
    const cluster = new Cluster(folder, base, cables)
    await cluster.repair()
    return cluster
  }

  /** Starts what does not run, and waits until both standbys follow. */
  async repair(): Promise<void> {
    for (const cable of this.#cables.values()) cable.unmute()
    await script('up', [this.folder], this.products)
  }

  async close(): Promise<void> {
    await script('down', [this.folder])
    for (const cable of this.#cables.values()) cable.cut()
  }

  get variables() {
    return parseEnv(readFileSync(join(this.folder, 'product.env'), 'utf8')) as Record<
      string,
      string
    >
  }

  get origin(): string {
    return this.variables['BASE_URL'] ?? ''
  }

  /** The address of each process of the product, past nginx. */
  get origins(): string[] {
    const ports = Array.from({ length: this.products }, (_, index) => this.#base + 11 + index)
    return ports.map((port) => `http://127.0.0.1:${port}`)
  }

  /** Processes that start from now on are of this release. */
  deploy(release: string): void {
    const link = join(this.folder, 'release')
    rmSync(link)
    symlinkSync(release, link)
  }

  /** As the database's owner, through the pooler: what the product writes with. */
  get writeUrl(): string {
    return this.variables['DATABASE_URL'] ?? ''
  }

  get readUrl(): string {
    return this.variables['DATABASE_READ_URLS'] ?? ''
  }

  /** Patroni's answers to the question that HAProxy asks, too. */
  async #answers(path: string): Promise<Node[]> {
    const answers = nodes.map((node) =>
      fetch(`http://${addressOf(node)}:${this.#base + 2}/${path}`, {
        signal: AbortSignal.timeout(1000),
      }).then(
        ({ ok }) => (ok ? [node] : []),
        () => [],
      ),
    )
    return (await Promise.all(answers)).flat()
  }

  primaries = () => this.#answers('primary')

  async primary(): Promise<Node> {
    const [primary] = await vi.waitUntil(async () => {
      const found = await this.primaries()
      return found.length === 1 && found
    }, soon)
    if (!primary) throw new Error('There is no primary')
    return primary
  }

  async synchronousStandby(): Promise<Node> {
    const [standby] = await vi.waitUntil(async () => {
      const found = await this.#answers('synchronous')
      return found.length === 1 && found
    }, soon)
    if (!standby) throw new Error('There is no synchronous standby')
    return standby
  }

  /** A planned change of the primary. */
  async switchover(to: Node): Promise<void> {
    const from = await this.primary()
    await this.#patronictl('switchover', '--master', `db${from}`, '--candidate', `db${to}`)
  }

  /** Without a synchronous standby, the primary acknowledges what no other server has. */
  async setSynchronous(isOn: boolean): Promise<void> {
    await this.#patronictl('edit-config', '--set', `synchronous_mode=${isOn}`)
    const standbys = async () => (await this.#answers('synchronous')).length
    await vi.waitUntil(async () => (await standbys()) === (isOn ? 1 : 0), soon)
  }

  #patronictl(command: string, ...words: string[]) {
    const file = join(this.folder, 'db1/patroni.yml')
    return execute('patronictl', ['-c', file, command, '--force', ...words], { timeout: 60_000 })
  }

  /** A replica then applies each commit so long after the primary. */
  async delay(node: Node, duration: string): Promise<void> {
    const file = join(this.folder, `db${node}/patroni.yml`)
    const before = readFileSync(file, 'utf8').replace(/^ {2}recovery_conf:\n.+\n/m, '')
    const setting = `  recovery_conf:\n    recovery_min_apply_delay: ${duration}\n`
    writeFileSync(file, before.replace(/(?=^ {2}bin_dir:)/m, setting))
    this.signal(`patroni-${node}`, 'SIGHUP')
    const secret = readFileSync(join(this.folder, 'secret'), 'utf8').trim()
    const url = `postgresql://postgres:${secret}@${addressOf(node)}:${this.#base + 3}/postgres`
    const isSet = async () => {
      const question = "SELECT current_setting('recovery_min_apply_delay') AS duration"
      const [row] = await askDatabase<{ duration: string }>(url, question)
      return row?.duration === duration
    }
    await vi.waitUntil(isSet, soon)
  }

  /** Packets between a server's Patroni and etcd get lost. */
  cutFromEtcd = (node: Node) => this.#cables.get(node)?.mute()

  start = (name: string) => script('start', [this.folder, name])

  signal = (name: string, signal: NodeJS.Signals = 'SIGTERM') => {
    process.kill(this.#pidOf(name), signal)
  }

  #pidOf = (name: string) => Number(readFileSync(join(this.folder, 'run', `${name}.pid`), 'utf8'))

  /** Ends a process as an operator does, and starts it again. */
  async restart(name: string): Promise<void> {
    const pid = this.#pidOf(name)
    process.kill(pid, 'SIGTERM')
    await vi.waitUntil(() => !existsSync(`/proc/${pid}`), soon)
    await this.repair()
  }

  /** As when the machine loses power: what PostgreSQL has yet to send to a standby is not sent. */
  killMachine(node: Node): void {
    const pidFile = join(this.folder, `db${node}/postgres/postmaster.pid`)
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
    // A stopped parent starts no other process, and the ids of those that end stay theirs.
    process.kill(pid, 'SIGSTOP')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const each of [...children.map(Number), pid]) process.kill(each, 'SIGKILL')
    for (const part of ['etcd', 'patroni']) this.signal(`${part}-${node}`, 'SIGKILL')
  }
}

/** A killed test run leaves no cluster. */
function endWithThisProcess(folder: string) {
  const wait = 'while kill -0 "$1"; do sleep 1; done; exec "$2" "$3"'
  const words = ['-c', wait, 'sh', `${process.pid}`, join(scripts, 'down'), folder]
  spawn('sh', words, { detached: true, stdio: 'ignore' }).unref()
}
