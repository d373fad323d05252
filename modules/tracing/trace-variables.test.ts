import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { product } from '#rules/product.ts'
import { traceVariables } from './trace-variables.server.ts'

const read = (variables: Record<string, string>) =>
  traceVariables.of(readConfig({ AUTH_SECRET: 'x'.repeat(32), ...variables }, [traceVariables]))

test('nothing is traced unless there is a collector', () => {
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '0.25' })).toBeUndefined()
})

test('every variable reaches its place', () => {
  expect(
    read({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, tenant=7',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }),
  ).toEqual({
    endpoint: 'http://collector:4318',
    headers: { authorization: 'Bearer a=b', tenant: '7' },
    service: product.id,
    share: 0.25,
  })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'no header'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'name=%zz'],
  ['OTEL_TRACES_SAMPLER_ARG', '25'],
])('check 25: %s=%s is refused', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`${name} should be `)
})
