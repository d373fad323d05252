interface LeftPlace {
  visit: string
  activeRow: string | undefined
  top: string | undefined
  offset: number
}

const STORAGE = 'left-place'

/** Session storage: survives a reload and belongs to one tab. */
export function rememberPlace(place: LeftPlace) {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify(place))
  } catch {
    // The browser may block storage; the list then starts where the URL says.
  }
}

export function recallPlace(visit: string): LeftPlace | undefined {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? 'null')
    return isPlace(place) && place.visit === visit ? place : undefined
  } catch {
    return undefined
  }
}

const isPlace = (place: unknown): place is LeftPlace =>
  typeof place === 'object' && place !== null && 'visit' in place && 'offset' in place
