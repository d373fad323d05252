import type { Locator } from '@playwright/test'

export const long = {
  en: 'رسالة الغفران وما جاء فيها من أخبار الشعراء واللغويين في الجنة والنار وما بينهما من عجائب الأسفار',
  ar: 'The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner: Who Lived Eight and Twenty Years',
}

export const isCutAtItsEnd = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    const boxOf = (node: Node, letter: number) => {
      const range = document.createRange()
      range.setStart(node, letter)
      range.setEnd(node, letter + 1)
      return range.getBoundingClientRect()
    }
    const isSeen = ({ left, right, top, bottom }: DOMRect) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        if (overflowX === 'visible') continue
        if (left < box.left - 1 || right > box.right + 1) return false
        if (top < box.top - 4 || bottom > box.bottom + 4) return false
      }
      return true
    }
    const last = nodes.at(-1)!
    return isSeen(boxOf(nodes[0]!, 0)) && !isSeen(boxOf(last, last.textContent!.length - 1))
  })
