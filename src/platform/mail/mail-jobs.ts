import { z } from 'zod'
import { defineJob, type Job, PermanentFailure } from '../jobs/define-job.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Seal } from '../secrets/seal.ts'
import { laneWorkers, type MailLane, mailLanes } from './lanes.ts'
import { type MailMessage, mailMessageSchema } from './mail-message.ts'
import { type Smtp, isPermanent } from './smtp.ts'

const mailInput = z.object({
  to: z.string(),
  encrypted: z.string(),
})
type MailInput = z.infer<typeof mailInput>

type Needed = { smtp: Pick<Smtp, 'deliver'>; seal: Seal; metrics: Pick<Metrics, 'mails'> }

export const encryptMessage = (seal: Seal, { to, ...content }: MailMessage): MailInput => ({
  to,
  encrypted: seal.close(JSON.stringify(content)),
})

export function decryptMessage(seal: Seal, input: unknown): MailMessage {
  const { to, encrypted } = mailInput.parse(input)
  const content: unknown = JSON.parse(seal.open(encrypted))
  return mailMessageSchema.parse({ ...Object(content), to })
}

const mailJob = (lane: MailLane): Job<Needed, MailInput> =>
  defineJob({
    name: `mail-${lane}`,
    input: mailInput,
    retry: { attempts: Number.POSITIVE_INFINITY, longestPauseSeconds: 30 },
    concurrency: laneWorkers[lane],
    async run({ smtp, seal, metrics }, input) {
      try {
        await smtp.deliver(decryptMessage(seal, input), lane)
      } catch (error) {
        const isFinal = isPermanent(error)
        metrics.mails.inc({ outcome: isFinal ? 'given-up' : 'failed' })
        throw isFinal && error instanceof Error ? new PermanentFailure(error.message) : error
      }
      metrics.mails.inc({ outcome: 'delivered' })
    },
    onExpired: ({ metrics }, count) => metrics.mails.inc({ outcome: 'given-up' }, count),
  })

export const mailJobs = {
  code: mailJob('code'),
  notice: mailJob('notice'),
  bulk: mailJob('bulk'),
} satisfies Record<MailLane, unknown>

export const mailJobNames = mailLanes.map((lane) => mailJobs[lane].name)
