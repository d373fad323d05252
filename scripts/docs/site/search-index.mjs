import MiniSearch from 'minisearch'
import { searchOptions } from './assets/search-options.js'

/** An entry for each section, so that a result leads to the right place of a long page. */
export function searchIndex(pages) {
  const index = new MiniSearch(searchOptions)
  for (const { url, label, sections } of pages) {
    for (const section of sections) {
      index.add({
        id: section.level === 1 ? url : `${url}#${section.anchor}`,
        page: label,
        title: section.title,
        text: section.text,
        start: section.text.length > 140 ? `${section.text.slice(0, 140)}…` : section.text,
      })
    }
  }
  return JSON.stringify(index)
}
