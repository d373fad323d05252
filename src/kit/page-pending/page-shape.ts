import type { AnyRouteMatch } from '@tanstack/react-router'
import type { PageShape } from '#layouts/document/page-title.ts'

interface Match extends Pick<AnyRouteMatch, 'staticData'> {
  params: object
}

interface Described {
  resource?: string
  _splat?: string
}

/** The innermost route that says something decides. */
export function shapeOf(matches: readonly Match[]): PageShape {
  const shapes = matches.map(shapeOfMatch)
  return shapes.findLast((shape) => shape !== undefined) ?? 'list'
}

const shapeOfMatch = ({ staticData: { shape, isRecord }, params }: Match) =>
  shape ?? (isRecord ? 'detail' : shapeOfDescribed(params))

/** The pages of a described resource share one route. */
function shapeOfDescribed({ resource, _splat: path = '' }: Described): PageShape | undefined {
  if (resource === undefined) return undefined
  if (/^(new|import|[^/]+\/update)$/.test(path)) return 'form'
  return /^(trash|duplicates)?$/.test(path) ? 'list' : 'detail'
}
