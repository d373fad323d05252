/** Goodreads wrote such files in November 2026, with digits in the form ="…" and HTML in the review. */
export const goodreadsHeader =
  'Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,' +
  'Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,' +
  'Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies'

interface GoodreadsLine {
  title: string
  author?: string
  isbn?: string
  isbn13?: string
  rating?: number
  read?: string
  shelf?: string
  review?: string
  notes?: string
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

export const goodreads = (...lines: GoodreadsLine[]) =>
  [
    goodreadsHeader,
    ...lines.map((line) =>
      [
        '4671',
        quoted(line.title),
        line.author ?? 'Anonymous',
        '"Anonymous, "',
        '',
        quoted(`="${line.isbn ?? ''}"`),
        // Older exports leave out the quotes around it.
        `="${line.isbn13 ?? ''}"`,
        line.rating ?? 0,
        '3.93,Scribner,Paperback,200,2004,1925',
        line.read ?? '',
        '2021/02/03,,',
        line.shelf ?? 'to-read',
        quoted(line.review ?? ''),
        '',
        quoted(line.notes ?? ''),
        '1,0',
      ].join(','),
    ),
    '',
  ].join('\n')

const storyGraphHeader =
  'Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,' +
  'Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,Flawed Characters?,' +
  'Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?'

interface StoryGraphLine {
  title: string
  authors?: string
  isbn?: string
  status?: string
  last?: string
  dates?: string
  stars?: string
  review?: string
}

export const storyGraph = (...lines: StoryGraphLine[]) =>
  [
    storyGraphHeader,
    ...lines.map((line) =>
      [
        quoted(line.title),
        quoted(line.authors ?? 'Anonymous'),
        '',
        line.isbn ?? '',
        'paperback',
        line.status ?? 'to-read',
        '2022/01/01',
        line.last ?? '',
        quoted(line.dates ?? ''),
        '1,"adventurous, funny",fast,Plot,Yes,Yes,No,Yes',
        line.stars ?? '',
        quoted(line.review ?? ''),
        ',,,No',
      ].join(','),
    ),
    '',
  ].join('\r\n')
