import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Cover } from './cover.tsx'

const emma = { title: 'Emma', author: 'Jane Austen' }

describe('Cover', () => {
  it('is one picture with a name for those who hear the page', () => {
    expect(renderToStaticMarkup(<Cover {...emma} label="Emma by Jane Austen" />)).toMatch(
      /^<div role="img" aria-label="Emma by Jane Austen"/,
    )
  })

  it('is decoration without a name', () => {
    expect(renderToStaticMarkup(<Cover {...emma} />)).toMatch(/^<div aria-hidden="true"/)
  })

  it('stays light enough for hundreds on a page', () => {
    expect(renderToStaticMarkup(<Cover {...emma} />).length).toBeLessThan(6000)
  })
})
