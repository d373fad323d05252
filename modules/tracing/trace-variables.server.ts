import type { Parser } from '#platform/config/parsers.ts'
import { anyText, httpUrl } from '#platform/config/values.ts'
import { defineVariables } from '#platform/config/variables.ts'
import { product } from '#rules/product.ts'

export type Traces = {
  endpoint: string
  headers: Record<string, string>
  service: string
  share: number
}

const share: Parser<number> = {
  expected: 'a share from 0 to 1',
  parse: (text) => (/^(0(\.\d+)?|1(\.0+)?)$/.test(text) ? Number(text) : undefined),
}

const headerList: Parser<Record<string, string>> = {
  expected: 'like name=value,other=value, with values as in a URL',
  parse: (text) => {
    const pairs = text.split(',').map((pair) => /^([^\s=]+)=(.+)$/.exec(pair.trim()))
    const headers = pairs.map((pair): [string, string] => [pair?.[1] ?? '', decoded(pair?.[2])])
    return headers.every((header) => header.every(Boolean))
      ? Object.fromEntries(headers)
      : undefined
  },
}

function decoded(written = ''): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}

export const traceVariables = defineVariables(
  (environment): Traces | undefined => {
    const endpoint = environment.read('OTEL_EXPORTER_OTLP_ENDPOINT', httpUrl)
    const headers = environment.read('OTEL_EXPORTER_OTLP_HEADERS', headerList, {})
    const service = environment.read('OTEL_SERVICE_NAME', anyText, product.id)
    const traced = environment.read('OTEL_TRACES_SAMPLER_ARG', share, 1)
    return endpoint === undefined ? undefined : { endpoint, headers, service, share: traced }
  },
  { secrets: ['OTEL_EXPORTER_OTLP_HEADERS'] },
)

export const collectorUrl = ({ endpoint }: Traces) => `${endpoint.replace(/\/$/, '')}/v1/traces`
