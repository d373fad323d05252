import type { ParsedLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    visit?: string
  }
}

/** The same URL may be visited twice, so a visit is identified by its history entry. */
export const visitOf = ({ state, href }: ParsedLocation) => state.visit ?? state.__TSR_key ?? href

/** Keeps the id when the URL is replaced during scrolling; the user may leave before that completes. */
export const sameVisit = (state: ParsedLocation['state']) => ({
  ...state,
  visit: state.visit ?? state.__TSR_key,
})
