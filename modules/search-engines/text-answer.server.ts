import { FastResponse } from 'srvx'

export const textAnswer = (type: 'text/plain' | 'application/xml', text: string) =>
  new FastResponse(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-cache',
    },
  })
