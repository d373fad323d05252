import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#kit/api/index.ts'
import { changeLists, renewAll } from '#kit/record-list/index.ts'
import { dayOf } from '#rules/day.ts'
import type { DateName } from '../../books/shelf-book.server.ts'
import { addressOf, type NamedShelf } from '../../shelf-name.ts'
import {
  shelfBooksKey,
  shelvesChanged,
  shelvesKey,
  type StandingBook,
} from '../../shelves.queries.ts'
import { heldChanged, markHeld } from './held-books.queries.ts'
import { placingParts } from './placing-parts.ts'

export interface PlacedBook {
  id: string
  title: string
}

export interface Placing {
  book: PlacedBook
  shelf: NamedShelf
  isOn: boolean
  after?: string | null | undefined
  /** The reading date that goes with an addition that is undone. */
  dated?: DateName | null | undefined
}

interface Placed extends Pick<Placing, 'after' | 'dated'> {
  isChanged: boolean
}

const mutationKey = [...shelvesKey, 'place']

/** The scope runs changes one after the other, so the last one wins. */
export const placeBookMutation = mutationOptions({
  mutationKey,
  scope: { id: 'places on shelves' },
  mutationFn: async ({ book, shelf: named, isOn, after, dated }: Placing): Promise<Placed> => {
    const place = { shelf: addressOf(named), bookId: book.id }
    if (isOn) {
      const addition = await call('shelves.addBook', { ...place, after, day: dayOf(new Date()) })
      return { isChanged: addition.added, dated: addition.dated }
    }
    const removal = await call('shelves.removeBook', place)
    if (dated) await placingParts?.removeDate(book.id, dated)
    return { ...removal, isChanged: true }
  },
  onMutate: (placing, { client }) => mark(client, placing),
  onError: (_error, _placing, takeBack) => takeBack?.(),
  onSettled: async (_answer, _error, { shelf, book }, _takeBack, { client }) => {
    // A refetch during a pending mutation would overwrite its optimistic value.
    if (client.isMutating({ mutationKey }) === 1) await heldChanged(client)
    await renewAll(client, shelfBooksKey(addressOf(shelf)))
    await shelvesChanged(client)
    await placingParts?.onPlaced(client, book.id)
  },
})

async function mark(queryClient: QueryClient, { book, shelf: named, isOn }: Placing) {
  const shelf = addressOf(named)
  const unmark = await markHeld(queryClient, { bookId: book.id, shelf }, isOn)
  const change = (isTakenNow: (one: StandingBook) => boolean) =>
    changeLists<StandingBook>(queryClient, shelfBooksKey(shelf), (one) =>
      one.book.id === book.id ? { ...one, isTaken: isTakenNow(one) } : one,
    )
  let wasTaken = false
  await change(({ isTaken = false }) => {
    wasTaken ||= isTaken
    return !isOn
  })
  return async () => {
    unmark()
    await change(() => wasTaken)
  }
}
