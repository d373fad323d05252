/** Written by `npm run client` from API document bea01906d6418f85. */
export interface paths {
    "/manager/getting-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the first steps
         * @description What an admin does first in a new installation, and what of it is done; no steps after thirty days outside local mode.
         */
        get: operations["dashboard.gettingStarted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manager/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard
         * @description The figures of the manager’s dashboard, as far as the caller may read what they count.
         */
        get: operations["dashboard.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manager/dashboard/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the dashboard shows
         * @description The same figures as the manager’s dashboard shows them, in its order: with keys of its texts and addresses of its pages.
         */
        get: operations["dashboard.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload books to import
         * @description Stores a CSV or JSON Lines file and matches its columns to fields. Nothing is imported yet.
         */
        post: operations["books.imports.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import of books
         * @description Returns its state, its progress in thousandths and its counts.
         */
        get: operations["books.imports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an import of books
         * @description Starts a dry run with the field of each column, in their order; null leaves a column out. `update` also updates books that exist.
         */
        post: operations["books.imports.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review an import of books
         * @description Returns the first valid lines, the names of the records that would be created, and up to a thousand lines with problems.
         */
        get: operations["books.imports.review"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an import of books
         * @description Imports the valid lines of a checked file in the background: all of them, or none if the import fails.
         */
        post: operations["books.imports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import of books
         * @description Stops a check or an import that isn’t finished: nothing is imported.
         */
        post: operations["books.imports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books/{id}/lines/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct a line of an import of books
         * @description Replaces values of a line with problems, and checks the line again.
         */
        patch: operations["books.imports.correct"];
        trace?: never;
    };
    "/imports/books/{id}/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Fix equal problems of an import of books
         * @description Replaces the fixes of a checked file and checks it again. A fix applies to all lines with a problem of this field and code: `empty` leaves an optional field empty, `leaveOut` leaves the lines out.
         */
        put: operations["books.imports.fix"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports of books
         * @description Returns the latest imports of books from files.
         */
        get: operations["books.imports.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/books/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what an undo changes
         * @description Counts exactly which books an undo would remove, restore and leave alone because they were changed since; after the undo, what it did.
         */
        get: operations["books.imports.undoPreview"];
        put?: never;
        /**
         * Undo an import of books
         * @description Removes the books that the import created and restores the values that it updated, in the background. What was changed since stays.
         */
        post: operations["books.imports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List books
         * @description Returns a page of books that match the search term and the filters, in the order of `sort`.
         */
        get: operations["books.list"];
        put?: never;
        /**
         * Create a book
         * @description Creates a book. Title and Author together must be unique.
         */
        post: operations["books.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count books
         * @description Counts exactly the books that match the search term and the filters, as a bulk action on the same filter would change them.
         */
        get: operations["books.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names of books
         * @description Returns the names of the books with these ids or, without ids, of the first books that match the search term.
         */
        get: operations["books.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a book
         * @description Returns a book that is not in the trash.
         */
        get: operations["books.get"];
        put?: never;
        post?: never;
        /**
         * Move a book to the trash
         * @description The book can be restored until the trash is emptied.
         */
        delete: operations["books.delete"];
        options?: never;
        head?: never;
        /**
         * Update a book
         * @description Changes the fields that are sent. `version` is the version that the change is based on; if it is out of date, `current` in the error is the latest.
         */
        patch: operations["books.update"];
        trace?: never;
    };
    "/books/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many books
         * @description Applies one action to the books with these ids, or to all books that match a filter. With a filter, each call changes a batch and returns `nextCursor` until all are done. `failed` lists the books that couldn’t be changed.
         */
        post: operations["books.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/bulk/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bulk action
         * @description Gives the books that a call of the bulk action changed their former values, within a day and for the user who made the call. `failed` lists the books that were changed since, which stay as they are.
         */
        post: operations["books.undoBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a bulk action
         * @description Counts exactly what a bulk action would do: `changing`, `unchanged` (they have the value already) and `failed`, each with the first few books.
         */
        post: operations["books.bulkPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trash
         * @description Returns a page of the books in the trash that match the search term, the latest deleted first.
         */
        get: operations["books.listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a book
         * @description Moves a book out of the trash.
         */
        post: operations["books.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{id}/permanently": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a book permanently
         * @description Deletes the book, which is in the trash. This can’t be undone.
         */
        delete: operations["books.deletePermanently"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List duplicates
         * @description Returns groups of books that are alike by `rule`: `isbn` compares isbn, `work` compares title and author, ignoring case, accents, punctuation and a leading article. `uses` counts what refers to each.
         */
        get: operations["books.duplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/duplicates/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge duplicates
         * @description Moves `others` to the trash and what refers to them to `keep`. With `fill`, empty fields of the kept book are taken from the others. The versions are those that were compared.
         */
        post: operations["books.mergeDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/duplicates/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge
         * @description Restores the books that a merge moved to the trash, with what referred to them, within a day and for the user who merged them. `failed` lists the books that were changed since, and `references.kept` counts what refers to something else by now: both stay as they are.
         */
        post: operations["books.undoMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/duplicates/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss duplicates
         * @description Remembers that these books are alike but no duplicates, or with `dismissed: false` forgets it.
         */
        post: operations["books.dismissDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List values of books
         * @description Returns the first values of a field that books have: those that begin with the text, and others that contain it.
         */
        get: operations["books.values"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List related books
         * @description Returns a few other books by the same author and of the same genre.
         */
        get: operations["books.neighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the opening line of the day
         * @description Returns a book that has an `openingLine`, another one each day (UTC), if there is one.
         */
        get: operations["books.opening"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/new-by-genre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List new books by genre
         * @description Returns the three newest books of each genre that has any, of 24 genres at most.
         */
        get: operations["books.newByGenre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import books
         * @description Reads books from a CSV or JSON Lines file: every valid line is saved, or none if the import fails. `dryRun` saves nothing and lists every problem with its line; `update` also updates existing books; `mapping` is a JSON object from column names to fields.
         */
        post: operations["books.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a book by its ISBN
         * @description Asks the service that `METADATA_PROVIDER` names, and takes its picture as an upload. Nothing is added to the library.
         */
        post: operations["books.lookUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List first letters
         * @description Returns the letters that names start with; `#` stands for digits and signs.
         */
        get: operations["books.letters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export books
         * @description Streams all books that match the filter, in the order of `sort`, as a CSV or JSON Lines file.
         */
        get: operations["books.export"];
        put?: never;
        /**
         * Export selected books
         * @description Returns the books with these ids, by name, as a CSV or JSON Lines file.
         */
        post: operations["books.exportChosen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List genres
         * @description Returns all genres, with the number of books in each.
         */
        get: operations["genres.list"];
        put?: never;
        /**
         * Create a genre
         * @description `name` is unique, ignoring case; `nameFr`, `nameAr` and `nameSw` are shown in those languages instead of it. `colour` is a hue in degrees; if left out, it is derived from the name. With the `id` of a deleted genre, that genre is restored.
         */
        post: operations["genres.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genres/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List genre names
         * @description Returns all genres without the number of books, which is faster.
         */
        get: operations["genres.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genres/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a genre
         * @description Deletes a genre that has no books, not even in the trash. Merge it into another genre otherwise.
         */
        delete: operations["genres.delete"];
        options?: never;
        head?: never;
        /**
         * Update a genre
         * @description Changes the fields that are sent.
         */
        patch: operations["genres.update"];
        trace?: never;
    };
    "/genres/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a genre into another
         * @description Moves all its books, including those in the trash, to the genre `into`, then deletes it. This can’t be undone.
         */
        post: operations["genres.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genres/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many genres
         * @description Deletes the genres with these ids. `failed` lists those that have books.
         */
        post: operations["genres.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List authors
         * @description Returns a page of authors that match the search term and the filters, in the order of `sort`.
         */
        get: operations["authors.list"];
        put?: never;
        /**
         * Create an author
         * @description Creates an author. Name must be unique.
         */
        post: operations["authors.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count authors
         * @description Counts exactly the authors that match the search term and the filters, as a bulk action on the same filter would change them.
         */
        get: operations["authors.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names of authors
         * @description Returns the names of the authors with these ids or, without ids, of the first authors that match the search term.
         */
        get: operations["authors.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an author
         * @description Returns an author that is not in the trash.
         */
        get: operations["authors.get"];
        put?: never;
        post?: never;
        /**
         * Delete an author
         * @description This can’t be undone.
         */
        delete: operations["authors.delete"];
        options?: never;
        head?: never;
        /**
         * Update an author
         * @description Changes the fields that are sent. `version` is the version that the change is based on; if it is out of date, `current` in the error is the latest.
         */
        patch: operations["authors.update"];
        trace?: never;
    };
    "/authors/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many authors
         * @description Applies one action to the authors with these ids, or to all authors that match a filter. With a filter, each call changes a batch and returns `nextCursor` until all are done. `failed` lists the authors that couldn’t be changed.
         */
        post: operations["authors.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/bulk/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bulk action
         * @description Gives the authors that a call of the bulk action changed their former values, within a day and for the user who made the call. `failed` lists the authors that were changed since, which stay as they are.
         */
        post: operations["authors.undoBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a bulk action
         * @description Counts exactly what a bulk action would do: `changing`, `unchanged` (they have the value already) and `failed`, each with the first few authors.
         */
        post: operations["authors.bulkPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/{name}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the books of an author
         * @description Returns up to 60 books by the author with this name, ignoring case and accents, from the oldest on, one of them with its `openingLine`, and what is known about the author.
         */
        get: operations["authors.byName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export authors
         * @description Streams all authors that match the filter, in the order of `sort`, as a CSV or JSON Lines file.
         */
        get: operations["authors.export"];
        put?: never;
        /**
         * Export selected authors
         * @description Returns the authors with these ids, by name, as a CSV or JSON Lines file.
         */
        post: operations["authors.exportChosen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/editing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce unsaved changes
         * @description Tells other editors of a record that its form has unsaved changes. It counts for 35 seconds: repeat it before they have passed.
         */
        post: operations["live.edit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description A page of the notifications of the caller, the newest first.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description Counting stops at 100.
         */
        get: operations["notifications.unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Those with these ids, or all up to and including `upTo`; without both, all. Answers how many are unread then.
         */
        post: operations["notifications.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notification settings
         * @description When the caller gets notifications by email, for each topic, and whether browsers that take pushes get one. The bell shows them all.
         */
        get: operations["notifications.settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a notification setting
         * @description Email, push or both. What waits follows the new choice. Messages about the safety of the account can’t be turned off.
         */
        patch: operations["notifications.choose"];
        trace?: never;
    };
    "/organizations/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description A page of members, searched, filtered by role and team, and sorted.
         */
        get: operations["members.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Ends the membership of another user.
         */
        delete: operations["members.remove"];
        options?: never;
        head?: never;
        /**
         * Change a member’s role
         * @description An organization always keeps at least one owner.
         */
        patch: operations["members.update"];
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own organizations
         * @description A page of the organizations that the signed-in user belongs to.
         */
        get: operations["organizations.list"];
        put?: never;
        /**
         * Create an organization
         * @description The signed-in user becomes its owner.
         */
        post: operations["organizations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names of own organizations
         * @description Returns the names of the signed-in user’s organizations with these ids or, without ids, of the first ones that match the search term.
         */
        get: operations["organizations.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organization
         * @description An organization that the signed-in user belongs to.
         */
        get: operations["organizations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an organization
         * @description Changes the fields that are sent. `version` is the version that the change is based on.
         */
        patch: operations["organizations.update"];
        trace?: never;
    };
    "/organization-slugs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organization by its slug
         * @description An organization that the signed-in user belongs to, by the name that addresses use.
         */
        get: operations["organizations.getBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an organization
         * @description Ends the membership of the signed-in user.
         */
        post: operations["organizations.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activity of an organization
         * @description A page of the activity in an organization, newest first.
         */
        get: operations["organizations.listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manager/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all organizations
         * @description A page of all organizations, searched and sorted.
         */
        get: operations["managedOrganizations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manager/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get any organization
         * @description Any organization, with its size and its owners.
         */
        get: operations["managedOrganizations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manager/organizations/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members of any organization
         * @description A page of the members of any organization.
         */
        get: operations["managedOrganizations.listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description A page of teams, with the number of members in each.
         */
        get: operations["teams.list"];
        put?: never;
        /**
         * Create a team
         * @description A new, empty team of the organization.
         */
        post: operations["teams.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a team
         * @description Its members stay in the organization.
         */
        delete: operations["teams.delete"];
        options?: never;
        head?: never;
        /**
         * Rename a team
         * @description Team names are unique within an organization.
         */
        patch: operations["teams.update"];
        trace?: never;
    };
    "/organizations/{id}/teams/{teamId}/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a member to a team
         * @description The member must belong to the organization already.
         */
        put: operations["teams.addMember"];
        post?: never;
        /**
         * Remove a member from a team
         * @description The member stays in the organization.
         */
        delete: operations["teams.removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description A page of the invitations of an organization, newest first.
         */
        get: operations["invitations.list"];
        put?: never;
        /**
         * Invite a user
         * @description Emails an invitation to join the organization.
         */
        post: operations["invitations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/invitations/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite several users
         * @description Emails an invitation to the address in each line, and reports the lines that failed.
         */
        post: operations["invitations.createMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/invitations/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check addresses before inviting them
         * @description Reports the lines whose address is already invited or a member. Sends nothing.
         */
        post: operations["invitations.checkMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an invitation
         * @description The invitation can no longer be accepted.
         */
        delete: operations["invitations.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/invitations/{invitationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description Emails the invitation again and renews its expiry.
         */
        post: operations["invitations.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List received invitations
         * @description The pending invitations of the signed-in user.
         */
        get: operations["invitations.listReceived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a received invitation
         * @description An invitation that was sent to the address of the signed-in user.
         */
        get: operations["invitations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the link of an invitation
         * @description Who invites which address to which organization, by the token in the link of the message. No session is needed.
         */
        post: operations["invitations.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the signed-in user a member of the organization.
         */
        post: operations["invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description The invitation can no longer be accepted.
         */
        post: operations["invitations.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List views
         * @description Returns the saved views of a list, or of all lists: the caller’s own first, then those that others share. `search` is the query string of the list.
         */
        get: operations["views.list"];
        put?: never;
        /**
         * Create a view
         * @description Saves the search, filters and order of a list under a name; a user has 50 views at most. A shared view is seen by all who may see the list in the manager. What the list does not know is left out of `search`. A list has one default view for each user.
         */
        post: operations["views.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what views show
         * @description Returns how many records the views with these ids or, without ids, the first 20 show, counted up to 10,000. A view that refers to a deleted record is left out.
         */
        get: operations["views.totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a view
         * @description Deletes a view of one’s own; admins may also delete shared views of others.
         */
        delete: operations["views.delete"];
        options?: never;
        head?: never;
        /**
         * Update a view
         * @description Changes the fields that are sent, of a view of one’s own.
         */
        patch: operations["views.update"];
        trace?: never;
    };
    "/shelves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own shelves
         * @description The shelves of the signed-in user, the built-in ones first.
         */
        get: operations["shelves.list"];
        put?: never;
        /**
         * Create a shelf
         * @description A new, empty shelf of the signed-in user.
         */
        post: operations["shelves.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{bookId}/shelves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shelves with a book
         * @description The signed-in user’s own shelves that this book is on.
         */
        get: operations["shelves.holding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List shelves with each of many books
         * @description For each of these books, the signed-in user’s own shelves that it is on.
         */
        post: operations["shelves.holdings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/{shelf}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shelf
         * @description A shelf by its id, or a built-in shelf by its kind.
         */
        get: operations["shelves.get"];
        put?: never;
        post?: never;
        /**
         * Delete a shelf
         * @description Deletes the shelf; its books stay in the catalogue.
         */
        delete: operations["shelves.delete"];
        options?: never;
        head?: never;
        /**
         * Rename a shelf
         * @description `version` is the version that the change is based on.
         */
        patch: operations["shelves.update"];
        trace?: never;
    };
    "/shelves/{shelf}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List books on a shelf
         * @description A page of the books on a shelf, in the order of the shelf.
         */
        get: operations["shelves.listBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/{shelf}/books/{bookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a book to a shelf
         * @description Adds the book at the end or after another book. A book is on a shelf once; adding it again changes nothing. On the built-in shelves `reading` and `read`, `day` becomes the date when the user started or finished the book, if they have set none; `dated` names it.
         */
        put: operations["shelves.addBook"];
        post?: never;
        /**
         * Remove a book from a shelf
         * @description Answers with the book that came before it, so that the removal can be undone.
         */
        delete: operations["shelves.removeBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/{shelf}/books/{bookId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a book on a shelf
         * @description Moves the book after another book, or to the start.
         */
        post: operations["shelves.moveBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shared shelves
         * @description A page of other people’s shelves that are shared with the signed-in user.
         */
        get: operations["shelves.listShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/{shelf}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shares of a shelf
         * @description The organizations and teams that a shelf is shared with.
         */
        get: operations["shelves.listShares"];
        /**
         * Share a shelf
         * @description Shares a shelf with an organization or a team, to view it or to add books too.
         */
        put: operations["shelves.share"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/{shelf}/shares/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop sharing a shelf
         * @description Ends one share of a shelf.
         */
        delete: operations["shelves.unshare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/{shelf}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a public link
         * @description A link to view the shelf without signing in. It replaces an earlier one and is shown only once.
         */
        post: operations["shelves.link"];
        /**
         * Turn off the public link
         * @description The link no longer opens the shelf.
         */
        delete: operations["shelves.unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelf-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a public link
         * @description The shelf behind a public link, with a page of its books. No session is needed.
         */
        post: operations["shelves.openLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{bookId}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get own reading of a book
         * @description The signed-in user’s rating, private note and reading dates; each is null until set.
         */
        get: operations["reading.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change own reading of a book
         * @description Changes the given fields; null removes a value. `startedOn` and `finishedOn` are days of the user.
         */
        patch: operations["reading.update"];
        trace?: never;
    };
    "/reading/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own ratings of many books
         * @description The signed-in user’s ratings of those of these books that have one.
         */
        post: operations["reading.ratings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reading/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own reading years
         * @description The last ten years in which the signed-in user finished books or had a goal, the latest first.
         */
        get: operations["reading.years"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reading/goals/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set own reading goal
         * @description Sets how many books the signed-in user wants to finish in a year.
         */
        put: operations["reading.setGoal"];
        post?: never;
        /**
         * Remove own reading goal
         * @description Removes the signed-in user’s goal of a year, if there is one.
         */
        delete: operations["reading.removeGoal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reading/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import own reading list
         * @description Reads the CSV export of Goodreads or StoryGraph, of at most 10000 lines: books of the library come to the built-in shelves, with rating, dates and a private note. What the user has already stays. `dryRun` saves nothing.
         */
        post: operations["reading.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/email-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List email domains
         * @description Domains of an organization, with the record that proves each, for its owners.
         */
        get: operations["emailDomains.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns the webhooks that the caller may manage, newest first: for admins the global ones, for owners and administrators those of their organizations, or of one with `organizationId`.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Create a webhook
         * @description Answers the secret once. Events are actions of the record, like `book.create`. A key needs to be allowed to read the resource of each event. Deliveries follow [Standard Webhooks](https://www.standardwebhooks.com) and do no more than the owner may do when they are sent. There are 50 global webhooks at most, and as many for an organization.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns a webhook, without its secret.
         */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook and its deliveries. Nothing is sent to it any more.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Changes the address or the events; `active` pauses or resumes it. Events of a pause are not delivered later.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Answers a new secret once. For `overlapHours`, 24 unless said otherwise, messages are signed with both secrets.
         */
        post: operations["webhooks.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Sends the event `webhook.test` once, also to a paused webhook. The list of deliveries tells what came of it.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a webhook
         * @description A page of deliveries, newest first, with the last request and its answer. They are kept for 30 days.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Sends the same message once more, with the same id and a new signature.
         */
        post: operations["webhooks.replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export users
         * @description All users that match the filter, in the order of `sort`, as a CSV or JSON Lines file.
         */
        get: operations["users.export"];
        put?: never;
        /**
         * Export chosen users
         * @description The users with these ids, by name, as a CSV or JSON Lines file.
         */
        post: operations["users.exportChosen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description A page of users that match the search term and the filters, in the order of `sort`.
         */
        get: operations["users.list"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user. `invite` emails them a link to sign in.
         */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count users
         * @description The exact number of users that match the search term and the filters, which a bulk action on the same filter changes.
         */
        get: operations["users.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names of users
         * @description Returns the names of the users with these ids or, without ids, of the first users that match the search term.
         */
        get: operations["users.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many users
         * @description Applies one action to the users with these ids, or to all that match a filter. With a filter, each call changes some users and returns `nextCursor` until all are done. `failed` lists the users that could not be changed.
         */
        post: operations["users.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description One user, with role and status.
         */
        get: operations["users.get"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes the account. This can’t be undone.
         */
        delete: operations["users.delete"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description Changes the fields that are sent: the name with `user:update`, the email with `user:set-email`, the role with `user:set-role`. `version` is the version that the change is based on. Without it, the change always applies.
         */
        patch: operations["users.update"];
        trace?: never;
    };
    "/users/{id}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban a user
         * @description Ends their sessions and refuses new ones until `expiresAt`, or until the ban is lifted.
         */
        post: operations["users.ban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/unban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a ban
         * @description Allows the user to sign in again.
         */
        post: operations["users.unban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the picture
         * @description The initials of the name take its place.
         */
        delete: operations["users.removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user’s sessions
         * @description The sessions of the user, by device.
         */
        get: operations["users.listSessions"];
        put?: never;
        post?: never;
        /**
         * End all of a user’s sessions
         * @description Signs the user out everywhere.
         */
        delete: operations["users.endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of a user’s sessions
         * @description Ends the session if it belongs to this user.
         */
        delete: operations["users.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get current user
         * @description The signed-in user.
         */
        get: operations["account.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update own name
         * @description Changes the name of the signed-in user. No other field can be changed here.
         */
        patch: operations["account.update"];
        trace?: never;
    };
    "/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export own data
         * @description Everything that is stored about the signed-in user, as one JSON document. An API key gets the sections that its scopes read.
         */
        get: operations["account.data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/picture/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set own picture
         * @description The body is the picture of the signed-in user, best a square. Its type is read from its bytes: JPEG, PNG, WebP, AVIF or GIF. The number per user and hour is limited.
         */
        post: operations["account.setPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove own picture
         * @description The initials of the name take its place.
         */
        delete: operations["account.removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activity
         * @description A page of activity, newest first: who did what to what. Filter by user, action, item and time.
         */
        get: operations["activity.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own sign-ins
         * @description A page of the signed-in user’s sign-ins and failed attempts, newest first.
         */
        get: operations["activity.listOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a cover
         * @description The body is the picture. Its type is read from its bytes: JPEG, PNG, WebP, AVIF or GIF.
         */
        post: operations["files.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo
         * @description The body is the picture, as for a cover. The number per user and hour is limited.
         */
        post: operations["files.createLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description A page of background jobs, newest first, without their input. Completed jobs are not listed. Failed jobs stay for seven days. Messages in the mailbox of a local installation are not listed.
         */
        get: operations["jobs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a job
         * @description Runs a failed job again now, unless it has expired.
         */
        post: operations["jobs.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a failed job
         * @description Deletes a job with no attempts left.
         */
        delete: operations["jobs.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            emailVerified: boolean;
            image: string | null;
            role: string;
            onboarded: boolean;
        };
        AccountDataResult: {
            [key: string]: unknown;
        };
        Activity: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            actorType: "user" | "operator" | "sample" | "nobody";
            actorId: string | null;
            actorEmail: string | null;
            impersonatorId: string | null;
            keyId: string | null;
            keyName: string | null;
            /** @enum {string} */
            action: "genre.create" | "genre.update" | "genre.delete" | "genre.merge" | "book.create" | "book.update" | "book.delete" | "book.bulk" | "book.import" | "book.undoImport" | "book.export" | "book.restore" | "book.deletePermanently" | "book.merge" | "author.create" | "author.update" | "author.delete" | "author.bulk" | "author.import" | "author.undoImport" | "author.export" | "account.link" | "account.unlink" | "organization.create" | "organization.update" | "organization.delete" | "member.join" | "member.leave" | "member.update" | "member.remove" | "team.create" | "team.update" | "team.delete" | "team.addMember" | "team.removeMember" | "invitation.create" | "invitation.resend" | "invitation.cancel" | "invitation.decline" | "passkey.create" | "passkey.update" | "passkey.delete" | "passkey.refuse" | "passkey.excuse" | "passkeyOnly.turnOn" | "passkeyOnly.turnOff" | "recoveryCode.replace" | "recoveryCode.use" | "view.create" | "view.update" | "view.delete" | "shelf.create" | "shelf.update" | "shelf.delete" | "shelf.share" | "shelf.unshare" | "shelf.link" | "shelf.unlink" | "emailDomain.add" | "emailDomain.verify" | "emailDomain.lose" | "emailDomain.remove" | "singleSignOn.save" | "singleSignOn.remove" | "webhook.create" | "webhook.update" | "webhook.rotate" | "webhook.switchOff" | "webhook.delete" | "key.create" | "key.rotate" | "key.revoke" | "user.export" | "session.start" | "session.end" | "session.revoke" | "code.fail" | "code.guess" | "impersonation.start" | "impersonation.stop" | "user.create" | "user.update" | "user.delete" | "user.ban" | "user.unban" | "job.retry" | "job.delete";
            /** @enum {string} */
            targetType: "genre" | "book" | "author" | "organization" | "passkey" | "view" | "shelf" | "webhook" | "key" | "user" | "job";
            targetId: string | null;
            targetName: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            requestId: string | null;
            actorName: string | null;
            impersonatorName: string | null;
            personName: string | null;
            targetNameToday: string | null;
        };
        ActivityPage: {
            items: components["schemas"]["Activity"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        Author: {
            /** Format: uuid */
            id: string;
            name: string;
            bornYear: number | null;
            diedYear: number | null;
            about: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AuthorPage: {
            name: string;
            bornYear: number | null;
            diedYear: number | null;
            about: string | null;
            total: {
                count: number;
                exact: boolean;
            };
            books: components["schemas"]["BookSummary"][];
            opening: components["schemas"]["Book"] | null;
        };
        AuthorSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            bornYear: number | null;
            diedYear: number | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AuthorSummaryPage: {
            items: components["schemas"]["AuthorSummary"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        AuthorsBulkPreviewRequest: {
            ids: string[];
            action: {
                /** @constant */
                type: "delete";
            } | {
                /** @constant */
                type: "setBornYear";
                bornYear: number | null;
            } | {
                /** @constant */
                type: "setDiedYear";
                diedYear: number | null;
            } | {
                /** @constant */
                type: "setAbout";
                about: string | null;
            };
        } | {
            filter: {
                searchTerm?: string;
            };
            action: {
                /** @constant */
                type: "delete";
            } | {
                /** @constant */
                type: "setBornYear";
                bornYear: number | null;
            } | {
                /** @constant */
                type: "setDiedYear";
                diedYear: number | null;
            } | {
                /** @constant */
                type: "setAbout";
                about: string | null;
            };
        };
        AuthorsBulkRequest: {
            ids: string[];
            action: {
                /** @constant */
                type: "delete";
            } | {
                /** @constant */
                type: "setBornYear";
                bornYear: number | null;
            } | {
                /** @constant */
                type: "setDiedYear";
                diedYear: number | null;
            } | {
                /** @constant */
                type: "setAbout";
                about: string | null;
            };
        } | {
            filter: {
                searchTerm?: string;
            };
            action: {
                /** @constant */
                type: "delete";
            } | {
                /** @constant */
                type: "setBornYear";
                bornYear: number | null;
            } | {
                /** @constant */
                type: "setDiedYear";
                diedYear: number | null;
            } | {
                /** @constant */
                type: "setAbout";
                about: string | null;
            };
            cursor?: string;
        };
        AuthorsCreateRequest: {
            name: string;
            bornYear?: number | null;
            diedYear?: number | null;
            about?: string | null;
        };
        AuthorsUpdateRequest: {
            version: number;
            name?: string;
            bornYear?: number | null;
            diedYear?: number | null;
            about?: string | null;
        };
        Book: {
            /** Format: uuid */
            id: string;
            title: string;
            author: string;
            /** Format: uuid */
            genreId: string;
            publisher: string | null;
            description: string | null;
            isbn: string | null;
            publishedYear: number | null;
            language: string | null;
            openingLine: string | null;
            openingLineTranslation: string | null;
            coverId: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
        };
        BookBulkPreview: {
            total: number;
            changing: {
                count: number;
                items: {
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                    before?: unknown;
                }[];
            };
            unchanged: {
                count: number;
                items: {
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                }[];
            };
            failed: {
                count: number;
                items: {
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                    code: string;
                    message: string;
                }[];
            };
        };
        BookBulkResult: {
            changed: number;
            failed: {
                /** Format: uuid */
                id: string;
                code: string;
                message: string;
            }[];
            total: number;
            nextCursor: string | null;
            undoId: string | null;
        };
        BookDuplicates: {
            items: {
                key: string;
                count: number;
                records: (components["schemas"]["BookSummary"] & {
                    uses: number;
                })[];
            }[];
            nextCursor: string | null;
        };
        BookLetters: {
            letters: string[];
        };
        BookMergeUndone: {
            changed: number;
            failed: {
                /** Format: uuid */
                id: string;
                code: string;
                message: string;
            }[];
            references: {
                restored: number;
                kept: number;
            };
        };
        BookNeighbours: {
            author: components["schemas"]["BookSummary"][];
            genre: components["schemas"]["BookSummary"][];
        };
        BookRating: {
            /** Format: uuid */
            bookId: string;
            rating: number;
        };
        BookRatingList: {
            items: components["schemas"]["BookRating"][];
        };
        BookSummary: {
            /** Format: uuid */
            id: string;
            title: string;
            author: string;
            /** Format: uuid */
            genreId: string;
            publisher: string | null;
            isbn: string | null;
            publishedYear: number | null;
            language: string | null;
            coverId: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
        };
        BookSummaryPage: {
            items: components["schemas"]["BookSummary"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        BookUndone: {
            changed: number;
            failed: {
                /** Format: uuid */
                id: string;
                code: string;
                message: string;
            }[];
        };
        BookValues: {
            values: string[];
        };
        BooksBulkPreviewRequest: {
            ids: string[];
            action: {
                /** @constant */
                type: "delete";
            } | {
                /** @constant */
                type: "restore";
            } | {
                /** @constant */
                type: "setAuthor";
                author: string;
            } | {
                /** @constant */
                type: "setGenre";
                /** Format: uuid */
                genreId: string;
            } | {
                /** @constant */
                type: "setPublisher";
                publisher: string | null;
            } | {
                /** @constant */
                type: "setDescription";
                description: string | null;
            } | {
                /** @constant */
                type: "setPublishedYear";
                publishedYear: number | null;
            } | {
                /** @constant */
                type: "setLanguage";
                language: string | null;
            } | {
                /** @constant */
                type: "setOpeningLine";
                openingLine: string | null;
            } | {
                /** @constant */
                type: "setOpeningLineTranslation";
                openingLineTranslation: string | null;
            } | {
                /** @constant */
                type: "setCover";
                coverId: null;
            };
        } | {
            filter: {
                searchTerm?: string;
                author?: string;
                genreId?: string;
                publisher?: string;
                publishedYear?: string;
                language?: string;
                /** @enum {string} */
                cover?: "none" | "some";
                createdAt?: string;
                missing?: string;
            };
            action: {
                /** @constant */
                type: "delete";
            } | {
                /** @constant */
                type: "restore";
            } | {
                /** @constant */
                type: "setAuthor";
                author: string;
            } | {
                /** @constant */
                type: "setGenre";
                /** Format: uuid */
                genreId: string;
            } | {
                /** @constant */
                type: "setPublisher";
                publisher: string | null;
            } | {
                /** @constant */
                type: "setDescription";
                description: string | null;
            } | {
                /** @constant */
                type: "setPublishedYear";
                publishedYear: number | null;
            } | {
                /** @constant */
                type: "setLanguage";
                language: string | null;
            } | {
                /** @constant */
                type: "setOpeningLine";
                openingLine: string | null;
            } | {
                /** @constant */
                type: "setOpeningLineTranslation";
                openingLineTranslation: string | null;
            } | {
                /** @constant */
                type: "setCover";
                coverId: null;
            };
        };
        BooksBulkRequest: {
            ids: string[];
            action: {
                /** @constant */
                type: "delete";
            } | {
                /** @constant */
                type: "restore";
            } | {
                /** @constant */
                type: "setAuthor";
                author: string;
            } | {
                /** @constant */
                type: "setGenre";
                /** Format: uuid */
                genreId: string;
            } | {
                /** @constant */
                type: "setPublisher";
                publisher: string | null;
            } | {
                /** @constant */
                type: "setDescription";
                description: string | null;
            } | {
                /** @constant */
                type: "setPublishedYear";
                publishedYear: number | null;
            } | {
                /** @constant */
                type: "setLanguage";
                language: string | null;
            } | {
                /** @constant */
                type: "setOpeningLine";
                openingLine: string | null;
            } | {
                /** @constant */
                type: "setOpeningLineTranslation";
                openingLineTranslation: string | null;
            } | {
                /** @constant */
                type: "setCover";
                coverId: null;
            };
        } | {
            filter: {
                searchTerm?: string;
                author?: string;
                genreId?: string;
                publisher?: string;
                publishedYear?: string;
                language?: string;
                /** @enum {string} */
                cover?: "none" | "some";
                createdAt?: string;
                missing?: string;
            };
            action: {
                /** @constant */
                type: "delete";
            } | {
                /** @constant */
                type: "restore";
            } | {
                /** @constant */
                type: "setAuthor";
                author: string;
            } | {
                /** @constant */
                type: "setGenre";
                /** Format: uuid */
                genreId: string;
            } | {
                /** @constant */
                type: "setPublisher";
                publisher: string | null;
            } | {
                /** @constant */
                type: "setDescription";
                description: string | null;
            } | {
                /** @constant */
                type: "setPublishedYear";
                publishedYear: number | null;
            } | {
                /** @constant */
                type: "setLanguage";
                language: string | null;
            } | {
                /** @constant */
                type: "setOpeningLine";
                openingLine: string | null;
            } | {
                /** @constant */
                type: "setOpeningLineTranslation";
                openingLineTranslation: string | null;
            } | {
                /** @constant */
                type: "setCover";
                coverId: null;
            };
            cursor?: string;
        };
        BooksCountResult: {
            count: number;
        };
        BooksCreateRequest: {
            title: string;
            author: string;
            /** Format: uuid */
            genreId: string;
            publisher?: string | null;
            description?: string | null;
            isbn?: string | null;
            publishedYear?: number | null;
            language?: string | null;
            openingLine?: string | null;
            openingLineTranslation?: string | null;
            coverId?: string | null;
        };
        BooksDismissDuplicatesRequest: {
            /**
             * @default isbn
             * @enum {string}
             */
            rule: "isbn" | "work";
            ids: string[];
            /** @default true */
            dismissed: boolean;
        };
        BooksExportChosenRequest: {
            ids: string[];
            /**
             * @default csv
             * @enum {string}
             */
            format: "csv" | "jsonl";
        };
        BooksImportsCheckRequest: {
            fields: (("title" | "author" | "genre" | "publisher" | "description" | "isbn" | "publishedYear" | "language" | "openingLine" | "openingLineTranslation") | null)[];
            update: boolean;
        };
        BooksImportsCorrectRequest: {
            values: {
                [key: string]: string;
            };
        };
        BooksImportsCorrectResult: {
            line: number;
            values: {
                [key: string]: string;
            } | null;
            raw?: string;
            problems: {
                line: number;
                field?: string;
                code: string;
                message: string;
                repeats?: number;
            }[];
        };
        BooksImportsFixRequest: {
            fixes: {
                field?: string;
                code: string;
                /** @enum {string} */
                action: "empty" | "leaveOut";
            }[];
        };
        BooksLookUpRequest: {
            isbn: string;
        };
        BooksMergeDuplicatesRequest: {
            keep: {
                /** Format: uuid */
                id: string;
                version: number;
            };
            others: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
            /** @default false */
            fill: boolean;
        };
        BooksMergeDuplicatesResult: components["schemas"]["Book"] & {
            undoId: string | null;
        };
        BooksNewByGenreResult: {
            items: {
                /** Format: uuid */
                genreId: string;
                books: components["schemas"]["BookSummary"][];
            }[];
        };
        BooksOpeningResult: {
            book: components["schemas"]["Book"] | null;
        };
        BooksUndoBulkRequest: {
            /** Format: uuid */
            undoId: string;
        };
        BooksUpdateRequest: {
            version: number;
            title?: string;
            author?: string;
            /** Format: uuid */
            genreId?: string;
            publisher?: string | null;
            description?: string | null;
            isbn?: string | null;
            publishedYear?: number | null;
            language?: string | null;
            openingLine?: string | null;
            openingLineTranslation?: string | null;
            coverId?: string | null;
        };
        Connection: {
            location: string;
        };
        ConnectionRequest: {
            app: {
                name: string;
                place: string;
                isOnDevice: boolean;
            } | null;
            scopes: string[];
            refusal: ("unknown_client" | "unknown_redirect_uri" | "unsupported_response_type" | "invalid_request" | "invalid_scope" | "invalid_target") | null;
            refuseAt: string | null;
        };
        ConnectionsCreateRequest: {
            response_type?: string;
            client_id?: string;
            redirect_uri?: string;
            code_challenge?: string;
            code_challenge_method?: string;
            state?: string;
            scope?: string;
            resource?: string;
            /** @enum {string} */
            access: "read" | "all";
        };
        CountedGenre: {
            /** Format: uuid */
            id: string;
            name: string;
            nameFr: string | null;
            nameAr: string | null;
            nameSw: string | null;
            colour: number;
            books: {
                count: number;
                exact: boolean;
            };
        };
        CountedGenreList: {
            items: components["schemas"]["CountedGenre"][];
        };
        Dashboard: {
            figures: {
                books?: {
                    count: number;
                    exact: boolean;
                    countedAt: string | null;
                    change: {
                        by: number;
                        /** Format: date */
                        since: string;
                    } | null;
                    /** @description One value for each of the last days, today’s last. */
                    trend: number[];
                };
                authors?: {
                    count: number;
                    exact: boolean;
                    countedAt: string | null;
                    change: {
                        by: number;
                        /** Format: date */
                        since: string;
                    } | null;
                    /** @description One value for each of the last days, today’s last. */
                    trend: number[];
                };
                genres?: {
                    count: number;
                    exact: boolean;
                    countedAt: string | null;
                    change: {
                        by: number;
                        /** Format: date */
                        since: string;
                    } | null;
                    /** @description One value for each of the last days, today’s last. */
                    trend: number[];
                };
                users?: {
                    count: number;
                    exact: boolean;
                    countedAt: string | null;
                    change: {
                        by: number;
                        /** Format: date */
                        since: string;
                    } | null;
                    /** @description One value for each of the last days, today’s last. */
                    trend: number[];
                };
                sessions?: {
                    count: number;
                    exact: boolean;
                    countedAt: string | null;
                    change: {
                        by: number;
                        /** Format: date */
                        since: string;
                    } | null;
                    /** @description One value for each of the last days, today’s last. */
                    trend: number[];
                };
                signIns?: {
                    count: number;
                    exact: boolean;
                    countedAt: string | null;
                    change: {
                        by: number;
                        /** Format: date */
                        since: string;
                    } | null;
                    /** @description One value for each of the last days, today’s last. */
                    trend: number[];
                };
            };
            days: {
                booksAdded?: {
                    /** Format: date */
                    day: string;
                    count: number;
                }[];
                signIns?: {
                    /** Format: date */
                    day: string;
                    count: number;
                }[];
                failedSignIns?: {
                    /** Format: date */
                    day: string;
                    count: number;
                }[];
            };
            fruitlessSearches?: {
                term: string;
                count: number;
                /** Format: date-time */
                lastAt: string;
            }[];
            genres?: {
                /** Format: uuid */
                id: string;
                name: string;
                nameFr: string | null;
                nameAr: string | null;
                nameSw: string | null;
                colour: number;
                count: number;
            }[];
            attention: {
                coverless?: {
                    total: {
                        count: number;
                        exact: boolean;
                    };
                    some: {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        author: string;
                    }[];
                };
                bansEnding?: {
                    total: {
                        count: number;
                        exact: boolean;
                    };
                    some: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        email: string;
                        /** Format: date-time */
                        ends: string;
                    }[];
                };
                mails?: {
                    total: {
                        count: number;
                        exact: boolean;
                    };
                    some: {
                        /** Format: uuid */
                        id: string;
                        recipient: string;
                        attempts: number;
                        failure: string | null;
                        lostAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    }[];
                };
            };
        };
        DashboardGettingStartedResult: {
            steps: {
                name: string;
                isDone: boolean;
                title: string;
                link?: {
                    to: string;
                    params?: {
                        [key: string]: string;
                    };
                    search?: {
                        [key: string]: string;
                    };
                    hash?: string;
                };
                guide?: string;
                code?: string;
            }[];
            hasGuides: boolean;
        };
        DashboardItem: {
            /** @constant */
            kind: "action";
            link: {
                to: string;
                params?: {
                    [key: string]: string;
                };
                search?: {
                    [key: string]: string;
                };
                hash?: string;
                title: string;
            };
        } | {
            /** @constant */
            kind: "figure";
            name: string;
            /** @enum {string} */
            look?: "weekly" | "small";
            figure: {
                count: number;
                exact: boolean;
                countedAt: string | null;
                change: {
                    by: number;
                    /** Format: date */
                    since: string;
                } | null;
                /** @description One value for each of the last days, today’s last. */
                trend: number[];
            };
            link: {
                to: string;
                params?: {
                    [key: string]: string;
                };
                search?: {
                    [key: string]: string;
                };
                hash?: string;
                title: string;
            };
        } | {
            /** @constant */
            kind: "plot";
            order: number;
            title: string;
            series: {
                name: string;
                title: string;
                /** @enum {string} */
                tone: "accent" | "danger";
                days: {
                    /** Format: date */
                    day: string;
                    count: number;
                }[];
            }[];
            link: {
                to: string;
                params?: {
                    [key: string]: string;
                };
                search?: {
                    [key: string]: string;
                };
                hash?: string;
                title: string;
            };
        } | {
            /** @constant */
            kind: "attention";
            order: number;
            /** @enum {string} */
            icon: "ban" | "key" | "mail" | "picture" | "tag";
            title: string;
            total: {
                count: number;
                exact: boolean;
            };
            rows: {
                id: string;
                name: string;
                names?: {
                    [key: string]: string;
                };
                link?: {
                    to: string;
                    params?: {
                        [key: string]: string;
                    };
                    search?: {
                        [key: string]: string;
                    };
                    hash?: string;
                };
                note?: string;
                noteCount?: number;
                detail?: string;
                /** Format: date-time */
                at?: string;
            }[];
            link: {
                to: string;
                params?: {
                    [key: string]: string;
                };
                search?: {
                    [key: string]: string;
                };
                hash?: string;
                title: string;
            };
        } | {
            /** @constant */
            kind: "ranking";
            order: number;
            isAside?: boolean;
            anchor?: string;
            title: string;
            description?: string;
            none: string;
            headers: {
                name: string;
                value: string;
            };
            rows: {
                id: string;
                name: string;
                names?: {
                    [key: string]: string;
                };
                link: {
                    to: string;
                    params?: {
                        [key: string]: string;
                    };
                    search?: {
                        [key: string]: string;
                    };
                    hash?: string;
                };
                hue: number;
                value: number;
            }[];
            folded?: {
                after: number;
                title: string;
                label: string;
            };
        };
        DashboardItemList: {
            items: components["schemas"]["DashboardItem"][];
        };
        DirectoryOverview: {
            baseUrl: string;
            keys: {
                /** Format: uuid */
                id: string;
                name: string;
                start: string;
            }[];
            syncedAt: string | null;
            activeCount: number;
            inactiveCount: number;
            teamCount: number;
        };
        EmailDomain: {
            /** Format: uuid */
            id: string;
            domain: string;
            verifiedAt: string | null;
            seenAt: string | null;
            record: {
                name: string;
                value: string;
            };
        };
        EmailDomainList: {
            items: components["schemas"]["EmailDomain"][];
        };
        EmailDomainsCreateRequest: {
            domain: string;
        };
        /** @description The body of every refused request. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description The same for people. */
            message: string;
            /** @description Names this request in the log of the server. */
            requestId: string;
            /** @description What is wrong with each field, by its name. */
            fields?: {
                [key: string]: string;
            };
            /** @description The record as it is now, when the version sent is out of date. */
            current?: unknown;
            /** @description Present and true if the caller saved `current`, in another tab or by a program. */
            isOwn?: boolean;
            /** @description The line of the file that was sent. */
            line?: number;
            /** @description The fields that the file has no column for, or several. */
            fieldNames?: string[];
            /** @description How many tries a sign-in code has left. */
            triesLeft?: number;
        };
        /**
         * @description What went wrong, for programs to compare.
         * @enum {string}
         */
        ErrorCode: "ACCOUNT_NOT_FOUND" | "BAD_REQUEST" | "BANNED_USER" | "BROKEN_PICTURE" | "CLIENT_SECRET_REQUIRED" | "CODE_COOKIE_MISSING" | "CONFLICT" | "CROSS_ORIGIN" | "DEMO_MODE" | "DUPLICATE" | "EMAIL_CAN_NOT_BE_UPDATED" | "EMAIL_DOMAIN_ALREADY_ADDED" | "EMAIL_DOMAIN_NOT_CHECKED" | "EMAIL_DOMAIN_NOT_FOUND" | "EMAIL_DOMAIN_RECORD_NOT_FOUND" | "EMAIL_DOMAIN_TAKEN" | "EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION" | "FAILED_TO_RETRIEVE_INVITATION" | "FAILED_TO_UNLINK_LAST_ACCOUNT" | "FILE_COLUMNS_MISSING" | "FILE_COLUMN_TWICE" | "FILE_EMPTY" | "FILE_IS_WORKBOOK" | "FILE_LINE_TOO_LONG" | "FILE_NOT_TEXT" | "FILE_NOT_UTF8" | "FILE_UNCLOSED_QUOTE" | "FORBIDDEN" | "GENRE_HAS_BOOKS" | "GENRE_IN_USE" | "GENRE_TAKEN" | "IDEMPOTENCY_ANSWER_LOST" | "IDEMPOTENCY_KEY_IN_USE" | "IDEMPOTENCY_KEY_REUSED" | "IMPERSONATING" | "IMPORT_STATE" | "INTERNAL_ERROR" | "INVALID_EMAIL" | "INVALID_OTP" | "INVITATION_LIMIT_REACHED" | "INVITATION_NOT_FOUND" | "INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION" | "ISBN_UNKNOWN" | "ISSUER_NOT_USABLE" | "JOB_NOT_RETRYABLE" | "KEY_NOT_ALLOWED" | "LAST_ADMIN" | "LAST_PASSKEY" | "LOOKUP_OFF" | "MEMBER_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "MISSING_RESPONSE" | "NOT_A_PICTURE" | "NOT_FOUND" | "NOT_KEY_HOLDER" | "NO_ACTIVE_ORGANIZATION" | "NO_PASSKEY" | "NO_VERIFIED_DOMAIN" | "ONBOARDING_REQUIRED" | "ORGANIZATION_ALREADY_EXISTS" | "ORGANIZATION_MEMBERSHIP_LIMIT_REACHED" | "ORGANIZATION_NOT_FOUND" | "ORGANIZATION_REQUIRED" | "ORGANIZATION_SLUG_ALREADY_TAKEN" | "OTP_EXPIRED" | "PASSKEY_EXISTS" | "PASSKEY_NOT_ADDED" | "PASSKEY_ONLY_CHANGED" | "PASSKEY_REFUSED" | "PASSKEY_REQUIRED" | "PASSKEY_SIGN_IN_REQUIRED" | "PAYLOAD_TOO_LARGE" | "READING_LIST_TOO_LONG" | "READING_LIST_UNKNOWN" | "RECOVERY_CODE_REFUSED" | "ROLE_NOT_FOUND" | "SCOPE_NOT_GRANTED" | "SERVICE_UNAVAILABLE" | "SESSION_EXPIRED" | "SHELF_BUILT_IN" | "SHELF_FULL" | "SHELF_LIMIT_REACHED" | "SHELF_NAME_TAKEN" | "SIGN_IN_METHOD_OFF" | "SINGLE_SIGN_ON_NOT_FOUND" | "SINGLE_SIGN_ON_NOT_TRIED" | "SINGLE_SIGN_ON_OFF" | "STORAGE_FULL" | "TEAM_ALREADY_EXISTS" | "TEAM_MEMBER_LIMIT_REACHED" | "TEAM_NOT_FOUND" | "TITLE_TAKEN" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_KEYS" | "TOO_MANY_PASSKEYS" | "TOO_MANY_PIXELS" | "TOO_MANY_REQUESTS" | "TOO_MANY_WEBHOOKS" | "UNABLE_TO_REMOVE_LAST_TEAM" | "UNAUTHORIZED" | "UNSUPPORTED_MEDIA_TYPE" | "URI_TOO_LONG" | "USER_ALREADY_EXISTS" | "USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION" | "USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION" | "USER_IS_NOT_A_MEMBER_OF_THE_TEAM" | "USER_NOT_FOUND" | "VALIDATION_ERROR" | "VERIFICATION_FAILED" | "VIEW_LIMIT_REACHED" | "VIEW_NAME_TAKEN" | "YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION" | "YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE" | "YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER" | "YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION" | "YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION" | "YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER" | "YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION" | "YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION" | "YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE" | "YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS" | "YOU_ARE_NOT_ALLOWED_TO_MANAGE_SIGN_IN_OF_THIS_ORGANIZATION" | "YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER" | "YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER" | "YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION" | "YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM" | "YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION" | "YOU_CANNOT_BAN_YOURSELF" | "YOU_CANNOT_END_YOUR_OWN_SESSIONS_HERE" | "YOU_CANNOT_IMPERSONATE_ADMINS" | "YOU_CANNOT_IMPERSONATE_BANNED_USERS" | "YOU_CANNOT_IMPERSONATE_YOURSELF" | "YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER" | "YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER" | "YOU_CANNOT_REMOVE_YOURSELF" | "YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_EMAIL_DOMAINS" | "YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS" | "YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS" | "agreement_required" | "signup_disabled" | "single_sign_on";
        FoundBook: {
            title: string | null;
            author: string | null;
            publisher: string | null;
            publishedYear: number | null;
            language: string | null;
            description: string | null;
            coverId: string | null;
        };
        Genre: {
            /** Format: uuid */
            id: string;
            name: string;
            nameFr: string | null;
            nameAr: string | null;
            nameSw: string | null;
            colour: number;
        };
        GenreBulkResult: {
            changed: number;
            failed: {
                /** Format: uuid */
                id: string;
                code: string;
                message: string;
            }[];
            total: number;
            nextCursor: null;
            undoId: string | null;
        };
        GenreList: {
            items: components["schemas"]["Genre"][];
        };
        GenresBulkRequest: {
            ids: string[];
            action: {
                /** @constant */
                type: "delete";
            };
        };
        GenresCreateRequest: {
            /** Format: uuid */
            id?: string;
            name: string;
            nameFr?: string | null;
            nameAr?: string | null;
            nameSw?: string | null;
            colour?: number;
        };
        GenresMergeRequest: {
            /** Format: uuid */
            into: string;
        };
        GenresMergeResult: {
            moved: number;
        };
        GenresUpdateRequest: {
            name?: string;
            nameFr?: string | null;
            nameAr?: string | null;
            nameSw?: string | null;
            colour?: number;
        };
        HeldBook: {
            /** Format: uuid */
            bookId: string;
            /** Format: uuid */
            shelfId: string;
            kind: ("wanted" | "reading" | "read") | null;
        };
        HeldBookList: {
            items: components["schemas"]["HeldBook"][];
        };
        Import: {
            /** Format: uuid */
            id: string;
            fileName: string;
            size: number;
            format: string;
            columns: {
                name: string;
                values: string[];
            }[];
            fields: (string | null)[];
            update: boolean;
            fixes: {
                field?: string;
                code: string;
                /** @enum {string} */
                action: "empty" | "leaveOut";
            }[];
            /** @enum {string} */
            state: "uploaded" | "checking" | "checked" | "importing" | "done" | "undoing" | "undone" | "cancelled" | "failed";
            progress: number;
            counts: {
                read: number;
                created: number;
                updated: number;
                unchanged: number;
                existing: number;
                /** @default 0 */
                repeated: number;
                /** @default 0 */
                leftOut: number;
                rejected: number;
            } | null;
            failure: {
                code: string;
                line?: number;
                fieldNames?: string[];
                requestId?: string;
                /** @enum {string} */
                during: "checking" | "importing" | "undoing";
            } | null;
            undone: {
                removed: number;
                restored: number;
                kept: number;
                gone: number;
            } | null;
            isUndoable: boolean;
            by: string | null;
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
        };
        ImportList: {
            items: components["schemas"]["Import"][];
        };
        ImportResult: {
            read: number;
            created: number;
            updated: number;
            unchanged: number;
            rejected: number;
            genresCreated: number;
            problems: {
                line: number;
                field?: string;
                /** @enum {string} */
                code: "REQUIRED" | "TOO_LONG" | "CONTROL_CHARACTERS" | "INVISIBLE_CHARACTERS" | "LETTER_REQUIRED" | "NOT_TEXT" | "MALFORMED" | "ISBN_INVALID" | "YEAR_INVALID" | "YEAR_ZERO" | "LANGUAGE_INVALID" | "AUTHOR_UNKNOWN" | "TITLE_TAKEN";
                message: string;
                repeats?: number;
            }[];
        };
        ImportReview: {
            preview: {
                line: number;
                values: {
                    [key: string]: string;
                };
            }[];
            creating: {
                field: string;
                names: string[];
            }[];
            /** @default [] */
            groups: {
                field?: string;
                code: string;
                isRepeated: boolean;
                lines: number;
                actions: ("empty" | "leaveOut")[];
            }[];
            lines: {
                line: number;
                values: {
                    [key: string]: string;
                } | null;
                raw?: string;
                problems: {
                    line: number;
                    field?: string;
                    code: string;
                    message: string;
                    repeats?: number;
                }[];
            }[];
        };
        ImportUndo: {
            removed: number;
            restored: number;
            kept: number;
            gone: number;
            keptRecords: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "administrator" | "member";
            teamId: string | null;
            inviterId: string | null;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        InvitationPage: {
            items: components["schemas"]["Invitation"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        InvitationReport: {
            invited: number;
            failed: {
                line: number;
                code: string;
                message: string;
                text: string;
            }[];
        };
        InvitationsCheckManyRequest: {
            lines: string[];
        };
        InvitationsCheckManyResult: {
            failed: {
                line: number;
                code: string;
                message: string;
            }[];
        };
        InvitationsCreateManyRequest: {
            lines: string[];
            /** @default member */
            role: string;
            teamId?: string | null;
            /** @enum {string} */
            language?: "en" | "fr" | "ar" | "sw";
        };
        InvitationsCreateRequest: {
            email: string;
            /** @default member */
            role: string;
            teamId?: string | null;
            /** @enum {string} */
            language?: "en" | "fr" | "ar" | "sw";
        };
        InvitationsOpenRequest: {
            /** Format: uuid */
            id: string;
            token: string;
        };
        Job: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            state: "waiting" | "running" | "scheduled" | "failed";
            email: string | null;
            attempts: number;
            failure: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            dueAt: string;
            failedAt: string | null;
            canRetry: boolean;
        };
        JobPage: {
            items: components["schemas"]["Job"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        Key: {
            /** Format: uuid */
            id: string;
            name: string;
            start: string;
            isApp: boolean;
            scopes: string[];
            addresses: string[];
            organizationId: string | null;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string;
            };
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            lastUsedAt: string | null;
            formerUntil: string | null;
        };
        KeyList: {
            items: components["schemas"]["Key"][];
        };
        KeysCreateRequest: {
            name: string;
            scopes: ("user:create" | "user:list" | "user:set-role" | "user:ban" | "user:impersonate" | "user:delete" | "user:set-password" | "user:set-email" | "user:get" | "user:update" | "session:list" | "session:revoke" | "session:delete" | "account:read" | "account:update" | "apps:app" | "apps:manager" | "job:read" | "job:update" | "job:delete" | "book:read" | "book:create" | "book:update" | "book:delete" | "author:read" | "author:create" | "author:update" | "author:delete" | "genre:read" | "genre:create" | "genre:update" | "genre:delete" | "organization:list" | "organization:delete" | "webhook:read" | "webhook:create" | "webhook:update" | "webhook:delete" | "directory:sync" | "invitation:read" | "invitation:create" | "invitation:cancel" | "invitation:answer" | "organization:read" | "organization:create" | "organization:update" | "organization:leave" | "member:read" | "member:update" | "member:delete" | "reading:read" | "reading:update" | "shelf:read" | "shelf:create" | "shelf:update" | "shelf:delete" | "shelf:share" | "domain:read" | "team:read" | "team:create" | "team:update" | "team:delete")[];
            expiresAt?: string | null;
            organizationId?: string | null;
            addresses?: (string)[];
        };
        LinkedShelf: {
            shelf: components["schemas"]["Shelf"];
            books: components["schemas"]["ShelfBookPage"];
            genres: {
                /** Format: uuid */
                id: string;
                colour: number;
            }[];
        };
        ListTotal: {
            count: number;
            exact: boolean;
        };
        ListedOrganization: {
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            logoId: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            memberCount: number;
        };
        ListedOrganizationPage: {
            items: components["schemas"]["ListedOrganization"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        ListedShelf: {
            id: string | null;
            kind: ("wanted" | "reading" | "read") | null;
            name: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            access: "own" | "add" | "read";
            bookCount: number;
            isLinked: boolean;
            version: number;
            covers: {
                title: string;
                author: string;
                /** Format: uuid */
                genreId: string;
                coverId: string | null;
            }[];
        };
        ListedShelfList: {
            items: components["schemas"]["ListedShelf"][];
        };
        ListedTeam: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            memberCount: number;
        };
        ListedTeamPage: {
            items: components["schemas"]["ListedTeam"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        LiveEditRequest: {
            resource: string;
            /** Format: uuid */
            id: string;
            isEditing: boolean;
        };
        MailSetting: {
            topic: string;
            /** @enum {string} */
            mail: "atOnce" | "daily" | "weekly" | "off";
            push: boolean;
            isFixed: boolean;
        };
        MailSettingList: {
            items: components["schemas"]["MailSetting"][];
        };
        ManagedOrganization: {
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            logoId: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            memberCount: number;
            teamCount: number;
            owners: components["schemas"]["Member"][];
        };
        Member: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            userId: string;
            name: string;
            email: string;
            image: string | null;
            /** @enum {string} */
            role: "owner" | "administrator" | "member";
            /** Format: date-time */
            createdAt: string;
        };
        MemberPage: {
            items: components["schemas"]["Member"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        MembersUpdateRequest: {
            role: string;
        };
        NewKey: {
            /** Format: uuid */
            id: string;
            name: string;
            start: string;
            isApp: boolean;
            scopes: string[];
            addresses: string[];
            organizationId: string | null;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string;
            };
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            lastUsedAt: string | null;
            formerUntil: string | null;
            key?: string;
        };
        NewWebhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: string[];
            /** @enum {string} */
            status: "active" | "paused" | "gone" | "failing";
            organizationId: string | null;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string;
            };
            failingSince: string | null;
            formerUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            secret?: string;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            kind: string;
            facts: {
                [key: string]: string | number;
            };
            path: string | null;
            /** Format: date-time */
            createdAt: string;
            readAt: string | null;
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
            unread: number;
        };
        NotificationsChooseRequest: {
            topic: string;
            /** @enum {string} */
            mail?: "atOnce" | "daily" | "weekly" | "off";
            push?: boolean;
        };
        NotificationsReadRequest: {
            ids?: string[];
            /** Format: uuid */
            upTo?: string;
        };
        NotificationsUnreadResult: {
            unread: number;
        };
        OpenedInvitation: {
            email: string;
            inviter: string;
            organization: string;
        };
        Option: {
            /** Format: uuid */
            id: string;
            name: string;
            note?: string;
        };
        OptionList: {
            items: components["schemas"]["Option"][];
        };
        OrganizationActivity: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            actorEmail: string | null;
            actorName: string | null;
            impersonatorId: string | null;
            impersonatorName: string | null;
            personName: string | null;
            /** @enum {string} */
            action: "genre.create" | "genre.update" | "genre.delete" | "genre.merge" | "book.create" | "book.update" | "book.delete" | "book.bulk" | "book.import" | "book.undoImport" | "book.export" | "book.restore" | "book.deletePermanently" | "book.merge" | "author.create" | "author.update" | "author.delete" | "author.bulk" | "author.import" | "author.undoImport" | "author.export" | "account.link" | "account.unlink" | "organization.create" | "organization.update" | "organization.delete" | "member.join" | "member.leave" | "member.update" | "member.remove" | "team.create" | "team.update" | "team.delete" | "team.addMember" | "team.removeMember" | "invitation.create" | "invitation.resend" | "invitation.cancel" | "invitation.decline" | "passkey.create" | "passkey.update" | "passkey.delete" | "passkey.refuse" | "passkey.excuse" | "passkeyOnly.turnOn" | "passkeyOnly.turnOff" | "recoveryCode.replace" | "recoveryCode.use" | "view.create" | "view.update" | "view.delete" | "shelf.create" | "shelf.update" | "shelf.delete" | "shelf.share" | "shelf.unshare" | "shelf.link" | "shelf.unlink" | "emailDomain.add" | "emailDomain.verify" | "emailDomain.lose" | "emailDomain.remove" | "singleSignOn.save" | "singleSignOn.remove" | "webhook.create" | "webhook.update" | "webhook.rotate" | "webhook.switchOff" | "webhook.delete" | "key.create" | "key.rotate" | "key.revoke" | "user.export" | "session.start" | "session.end" | "session.revoke" | "code.fail" | "code.guess" | "impersonation.start" | "impersonation.stop" | "user.create" | "user.update" | "user.delete" | "user.ban" | "user.unban" | "job.retry" | "job.delete";
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
        };
        OrganizationActivityPage: {
            items: components["schemas"]["OrganizationActivity"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        OrganizationsCreateRequest: {
            name: string;
            slug?: string;
            logoId?: string | null;
        };
        OrganizationsUpdateRequest: {
            version: number;
            name?: string;
            slug?: string;
            logoId?: string | null;
        };
        OwnActivity: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            after: {
                [key: string]: unknown;
            } | null;
            /** @enum {string} */
            action: "session.start" | "session.end" | "session.revoke" | "code.fail" | "impersonation.start" | "impersonation.stop";
        };
        OwnActivityPage: {
            items: components["schemas"]["OwnActivity"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        OwnListedOrganization: {
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            logoId: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            role: "owner" | "administrator" | "member";
            /** Format: uuid */
            memberId: string;
            permissions: {
                [key: string]: string[];
            };
            memberCount: number;
        };
        OwnListedOrganizationPage: {
            items: components["schemas"]["OwnListedOrganization"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        OwnOrganization: {
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            logoId: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            role: "owner" | "administrator" | "member";
            /** Format: uuid */
            memberId: string;
            permissions: {
                [key: string]: string[];
            };
        };
        Picture: {
            /** Format: uuid */
            id: string;
            url: string;
        };
        PushListResult: {
            publicKey: string | null;
            items: components["schemas"]["PushSubscription"][];
        };
        PushSubscribeRequest: {
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        PushSubscription: {
            /** Format: uuid */
            id: string;
            userAgent: string | null;
            /** Format: date-time */
            createdAt: string;
            sentAt: string | null;
            current: boolean;
        };
        Reading: {
            rating: number | null;
            note: string | null;
            startedOn: string | null;
            finishedOn: string | null;
        };
        ReadingGoal: {
            year: number;
            books: number;
        };
        ReadingListReport: {
            /** @enum {string} */
            source: "goodreads" | "storygraph";
            found: number;
            missing: {
                title: string;
                author: string;
                isbn: string | null;
            }[];
            malformed: number;
            placed: {
                [key: string]: number;
            };
            rated: number;
            dated: number;
            noted: number;
            kept: {
                /** Format: uuid */
                bookId: string;
                title: string;
                fields: ("shelf" | "rating" | "startedOn" | "finishedOn" | "note")[];
            }[];
            rounded: number;
            shortened: number;
            full: number;
        };
        ReadingSetGoalRequest: {
            books: number;
        };
        ReadingUpdateRequest: {
            rating?: number | null;
            note?: string | null;
            startedOn?: string | null;
            finishedOn?: string | null;
        };
        ReadingYear: {
            year: number;
            goal: number | null;
            finished: number;
        };
        ReadingYearList: {
            items: components["schemas"]["ReadingYear"][];
        };
        ReceivedInvitation: {
            /** Format: uuid */
            id: string;
            organization: {
                name: string;
                slug: string;
                logoId: string | null;
            };
            inviter: string | null;
            team: string | null;
            /** @enum {string} */
            role: "owner" | "administrator" | "member";
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
            /** Format: date-time */
            expiresAt: string;
        };
        ReceivedInvitationList: {
            items: components["schemas"]["ReceivedInvitation"][];
        };
        SharedShelf: {
            id: string | null;
            kind: ("wanted" | "reading" | "read") | null;
            name: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            access: "own" | "add" | "read";
            bookCount: number;
            isLinked: boolean;
            version: number;
            covers: {
                title: string;
                author: string;
                /** Format: uuid */
                genreId: string;
                coverId: string | null;
            }[];
            through: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        SharedShelfPage: {
            items: components["schemas"]["SharedShelf"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        Shelf: {
            id: string | null;
            kind: ("wanted" | "reading" | "read") | null;
            name: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            access: "own" | "add" | "read";
            bookCount: number;
            isLinked: boolean;
            version: number;
        };
        ShelfAddition: {
            /** Format: uuid */
            shelfId: string;
            added: boolean;
            dated: ("startedOn" | "finishedOn") | null;
        };
        ShelfBook: {
            book: components["schemas"]["BookSummary"];
            /** Format: date-time */
            addedAt: string;
            isAddedByCaller: boolean;
            rating: number | null;
        };
        ShelfBookPage: {
            items: components["schemas"]["ShelfBook"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        ShelfHolding: {
            /** Format: uuid */
            id: string;
            kind: ("wanted" | "reading" | "read") | null;
        };
        ShelfHoldingList: {
            items: components["schemas"]["ShelfHolding"][];
        };
        ShelfLink: {
            token?: string;
            address?: string;
        };
        ShelfRemoval: {
            after: string | null;
        };
        ShelfShare: {
            /** Format: uuid */
            id: string;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @enum {string} */
            access: "read" | "add";
        };
        ShelfShareList: {
            items: components["schemas"]["ShelfShare"][];
        };
        ShelvesAddBookRequest: {
            after?: string | null;
            /** Format: date */
            day?: string;
        };
        ShelvesHoldingsRequest: {
            bookIds: string[];
        };
        ShelvesMoveBookRequest: {
            after?: string | null;
        };
        ShelvesOpenLinkRequest: {
            token: string;
            cursor?: string;
            /** @default 20 */
            limit: number;
        };
        ShelvesShareRequest: {
            /** Format: uuid */
            organizationId: string;
            teamId?: string | null;
            /** @enum {string} */
            access: "read" | "add";
        };
        ShelvesUpdateRequest: {
            version: number;
            name: string;
        };
        SingleSignOn: {
            provider: {
                issuer: string;
                clientId: string;
                isRequired: boolean;
                triedAt: string | null;
            } | null;
            providerId: string;
            redirectUrl: string;
            isOff: boolean;
        };
        SingleSignOnSaveRequest: {
            issuer: string;
            clientId: string;
            clientSecret?: string;
            isRequired: boolean;
        };
        Team: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
        };
        TeamsCreateRequest: {
            name: string;
        };
        User: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            emailVerified: boolean;
            image: string | null;
            /** @enum {string} */
            role: "admin" | "user";
            /** @enum {string} */
            status: "active" | "banned" | "unverified";
            banned: boolean;
            banReason: string | null;
            banExpires: string | null;
            onboardedAt: string | null;
            lastSeenAt: string | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        UserBulkResult: {
            changed: number;
            failed: {
                /** Format: uuid */
                id: string;
                code: string;
                message: string;
            }[];
            total: number;
            nextCursor: string | null;
        };
        UserPage: {
            items: components["schemas"]["User"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        UserSession: {
            /** Format: uuid */
            id: string;
            ipAddress: string | null;
            userAgent: string | null;
            method: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            impersonated: boolean;
        };
        UserSessionList: {
            items: components["schemas"]["UserSession"][];
        };
        UsersBanRequest: {
            reason: string;
            expiresAt?: string | null;
        };
        UsersBulkRequest: {
            ids: string[];
            action: {
                /** @constant */
                type: "ban";
                reason: string;
                expiresAt?: string | null;
            } | {
                /** @constant */
                type: "unban";
            } | {
                /** @constant */
                type: "endSessions";
            };
        } | {
            filter: {
                searchTerm?: string;
                role?: string;
                status?: string;
            };
            action: {
                /** @constant */
                type: "ban";
                reason: string;
                expiresAt?: string | null;
            } | {
                /** @constant */
                type: "unban";
            } | {
                /** @constant */
                type: "endSessions";
            };
            cursor?: string;
        };
        UsersCreateRequest: {
            name?: string;
            email: string;
            /** @enum {string} */
            role?: "admin" | "user";
            invite?: boolean;
            /** @enum {string} */
            language?: "en" | "fr" | "ar" | "sw";
        };
        UsersImpersonateRequest: {
            reason: string;
        };
        UsersUpdateRequest: {
            version?: number;
            name?: string;
            email?: string;
            /** @enum {string} */
            role?: "admin" | "user";
        };
        View: {
            /** Format: uuid */
            id: string;
            resource: string;
            name: string;
            search: string;
            columns: string[] | null;
            shared: boolean;
            isDefault: boolean;
            isOwn: boolean;
        };
        ViewList: {
            items: components["schemas"]["View"][];
        };
        ViewTotal: {
            /** Format: uuid */
            id: string;
            total: {
                count: number;
                exact: boolean;
            };
        };
        ViewTotalList: {
            items: components["schemas"]["ViewTotal"][];
        };
        ViewsCreateRequest: {
            name: string;
            search: string;
            columns?: string[] | null;
            shared: boolean;
            isDefault?: boolean;
            /** @enum {string} */
            resource: "books" | "authors" | "users";
        };
        ViewsUpdateRequest: {
            name?: string;
            search?: string;
            columns?: string[] | null;
            shared?: boolean;
            isDefault?: boolean;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: string[];
            /** @enum {string} */
            status: "active" | "paused" | "gone" | "failing";
            organizationId: string | null;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string;
            };
            failingSince: string | null;
            formerUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            webhookId: string;
            /** @enum {string} */
            kind: "event" | "test" | "replay";
            messageId: string;
            type: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "failed" | "cancelled";
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            attemptedAt: string | null;
            dueAt: string | null;
            failure: ("status" | "redirect" | "private-address" | "name" | "connection" | "certificate" | "timeout" | "too-long" | "secret" | "not-permitted" | "switched-off") | null;
            request: {
                headers: {
                    [key: string]: string;
                } | null;
                body: string;
            };
            response: {
                status: number;
                headers: {
                    [key: string]: string;
                };
                body: string;
            } | null;
            durationMs: number | null;
        };
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDelivery"][];
            nextCursor: string | null;
            total: components["schemas"]["ListTotal"];
        };
        WebhookList: {
            items: components["schemas"]["Webhook"][];
        };
        WebhooksCreateRequest: {
            url: string;
            events: string[];
            organizationId?: string | null;
        };
        WebhooksRotateRequest: {
            overlapHours?: number;
        };
        WebhooksUpdateRequest: {
            url?: string;
            events?: string[];
            active?: boolean;
        };
    };
    responses: never;
    parameters: {
        /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "dashboard.gettingStarted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardGettingStartedResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "dashboard.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "dashboard.items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardItemList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.upload": {
        parameters: {
            query?: {
                fileName?: string;
            };
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/jsonl": string;
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.check": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksImportsCheckRequest"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReview"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.correct": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                line: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksImportsCorrectRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksImportsCorrectResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.fix": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksImportsFixRequest"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.undoPreview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndo"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.imports.undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.list": {
        parameters: {
            query?: {
                searchTerm?: string;
                author?: string;
                genreId?: string;
                publisher?: string;
                publishedYear?: string;
                language?: string;
                cover?: "none" | "some";
                createdAt?: string;
                missing?: string;
                sort?: "title" | "-title" | "author" | "-author" | "publishedYear" | "-publishedYear" | "createdAt" | "-createdAt";
                cursor?: string;
                limit?: number;
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookSummaryPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.count": {
        parameters: {
            query?: {
                searchTerm?: string;
                author?: string;
                genreId?: string;
                publisher?: string;
                publishedYear?: string;
                language?: string;
                cover?: "none" | "some";
                createdAt?: string;
                missing?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksCountResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.names": {
        parameters: {
            query?: {
                ids?: string[];
                searchTerm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksBulkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookBulkResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.undoBulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksUndoBulkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookUndone"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.bulkPreview": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksBulkPreviewRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookBulkPreview"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.listTrash": {
        parameters: {
            query?: {
                searchTerm?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookSummaryPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.deletePermanently": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.duplicates": {
        parameters: {
            query?: {
                rule?: "isbn" | "work";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookDuplicates"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.mergeDuplicates": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksMergeDuplicatesRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksMergeDuplicatesResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.undoMerge": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksUndoBulkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookMergeUndone"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.dismissDuplicates": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksDismissDuplicatesRequest"];
            };
        };
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.values": {
        parameters: {
            query?: {
                field?: "author" | "publisher" | "language";
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookValues"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookNeighbours"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksOpeningResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.newByGenre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksNewByGenreResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.import": {
        parameters: {
            query?: {
                dryRun?: boolean;
                update?: boolean;
                mapping?: string;
            };
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/jsonl": string;
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.lookUp": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksLookUpRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundBook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.letters": {
        parameters: {
            query?: {
                genreId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookLetters"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.export": {
        parameters: {
            query?: {
                searchTerm?: string;
                author?: string;
                genreId?: string;
                publisher?: string;
                publishedYear?: string;
                language?: string;
                cover?: "none" | "some";
                createdAt?: string;
                missing?: string;
                sort?: "title" | "-title" | "author" | "-author" | "publishedYear" | "-publishedYear" | "createdAt" | "-createdAt";
                format?: "csv" | "jsonl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, sent as it is read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "books.exportChosen": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksExportChosenRequest"];
            };
        };
        responses: {
            /** @description The file, sent as it is read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "genres.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountedGenreList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "genres.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenresCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Genre"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "genres.names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenreList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "genres.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "genres.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GenresUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Genre"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "genres.merge": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenresMergeRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenresMergeResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "genres.bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenresBulkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenreBulkResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.list": {
        parameters: {
            query?: {
                searchTerm?: string;
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                cursor?: string;
                limit?: number;
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorSummaryPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorsCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.count": {
        parameters: {
            query?: {
                searchTerm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksCountResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.names": {
        parameters: {
            query?: {
                ids?: string[];
                searchTerm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorsUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorsBulkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookBulkResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.undoBulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksUndoBulkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookUndone"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.bulkPreview": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorsBulkPreviewRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookBulkPreview"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.byName": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.export": {
        parameters: {
            query?: {
                searchTerm?: string;
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                format?: "csv" | "jsonl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, sent as it is read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "authors.exportChosen": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksExportChosenRequest"];
            };
        };
        responses: {
            /** @description The file, sent as it is read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "live.edit": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveEditRequest"];
            };
        };
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsUnreadResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.read": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsReadRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsUnreadResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettingList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notifications.choose": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsChooseRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettingList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.list": {
        parameters: {
            query?: {
                searchTerm?: string;
                role?: string;
                teamId?: string;
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "members.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembersUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations.list": {
        parameters: {
            query?: {
                searchTerm?: string;
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListedOrganizationPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationsCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrganization"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations.names": {
        parameters: {
            query?: {
                ids?: string[];
                searchTerm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrganization"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationsUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrganization"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations.getBySlug": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrganization"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations.leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations.listActivity": {
        parameters: {
            query?: {
                action?: "genre.create" | "genre.update" | "genre.delete" | "genre.merge" | "book.create" | "book.update" | "book.delete" | "book.bulk" | "book.import" | "book.undoImport" | "book.export" | "book.restore" | "book.deletePermanently" | "book.merge" | "author.create" | "author.update" | "author.delete" | "author.bulk" | "author.import" | "author.undoImport" | "author.export" | "account.link" | "account.unlink" | "organization.create" | "organization.update" | "organization.delete" | "member.join" | "member.leave" | "member.update" | "member.remove" | "team.create" | "team.update" | "team.delete" | "team.addMember" | "team.removeMember" | "invitation.create" | "invitation.resend" | "invitation.cancel" | "invitation.decline" | "passkey.create" | "passkey.update" | "passkey.delete" | "passkey.refuse" | "passkey.excuse" | "passkeyOnly.turnOn" | "passkeyOnly.turnOff" | "recoveryCode.replace" | "recoveryCode.use" | "view.create" | "view.update" | "view.delete" | "shelf.create" | "shelf.update" | "shelf.delete" | "shelf.share" | "shelf.unshare" | "shelf.link" | "shelf.unlink" | "emailDomain.add" | "emailDomain.verify" | "emailDomain.lose" | "emailDomain.remove" | "singleSignOn.save" | "singleSignOn.remove" | "webhook.create" | "webhook.update" | "webhook.rotate" | "webhook.switchOff" | "webhook.delete" | "key.create" | "key.rotate" | "key.revoke" | "user.export" | "session.start" | "session.end" | "session.revoke" | "code.fail" | "code.guess" | "impersonation.start" | "impersonation.stop" | "user.create" | "user.update" | "user.delete" | "user.ban" | "user.unban" | "job.retry" | "job.delete";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationActivityPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "managedOrganizations.list": {
        parameters: {
            query?: {
                searchTerm?: string;
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedOrganizationPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "managedOrganizations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrganization"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "managedOrganizations.listMembers": {
        parameters: {
            query?: {
                searchTerm?: string;
                role?: string;
                teamId?: string;
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "teams.list": {
        parameters: {
            query?: {
                searchTerm?: string;
                sort?: "name" | "-name";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedTeamPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "teams.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "teams.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "teams.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                teamId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsCreateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "teams.addMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                teamId: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "teams.removeMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                teamId: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.list": {
        parameters: {
            query?: {
                searchTerm?: string;
                status?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationsCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.createMany": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationsCreateManyRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationReport"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.checkMany": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationsCheckManyRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsCheckManyResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.listReceived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitationList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitation"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationsOpenRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedInvitation"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrganization"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invitations.decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views.list": {
        parameters: {
            query?: {
                resource?: "books" | "authors" | "users";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewsCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views.totals": {
        parameters: {
            query?: {
                ids?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewTotalList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "views.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ViewsUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedShelfList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.holding": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfHoldingList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.holdings": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShelvesHoldingsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldBookList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shelf: string | ("wanted" | "reading" | "read");
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string | ("wanted" | "reading" | "read");
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShelvesUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.listBooks": {
        parameters: {
            query?: {
                searchTerm?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                shelf: string | ("wanted" | "reading" | "read");
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfBookPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.addBook": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string | ("wanted" | "reading" | "read");
                bookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShelvesAddBookRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfAddition"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.removeBook": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string | ("wanted" | "reading" | "read");
                bookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfRemoval"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.moveBook": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string | ("wanted" | "reading" | "read");
                bookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShelvesMoveBookRequest"];
            };
        };
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.listShared": {
        parameters: {
            query?: {
                organizationId?: string;
                teamId?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedShelfPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.listShares": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shelf: string | ("wanted" | "reading" | "read");
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfShareList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.share": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string | ("wanted" | "reading" | "read");
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShelvesShareRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfShareList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.unshare": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string | ("wanted" | "reading" | "read");
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.link": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string | ("wanted" | "reading" | "read");
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfLink"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.unlink": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                shelf: string | ("wanted" | "reading" | "read");
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shelves.openLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShelvesOpenLinkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedShelf"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reading.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reading"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reading.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                bookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReadingUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reading"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reading.ratings": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShelvesHoldingsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookRatingList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reading.years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingYearList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reading.setGoal": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                year: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadingSetGoalRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingGoal"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reading.removeGoal": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "reading.import": {
        parameters: {
            query?: {
                dryRun?: boolean;
            };
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingListReport"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "emailDomains.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailDomainList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                organizationId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhooksCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhooksUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhooksRotateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                state?: "pending" | "delivered" | "failed" | "cancelled";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.replay": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.export": {
        parameters: {
            query?: {
                searchTerm?: string;
                role?: string;
                status?: string;
                sort?: "name" | "-name" | "email" | "-email" | "createdAt" | "-createdAt";
                format?: "csv" | "jsonl";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, sent as it is read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.exportChosen": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksExportChosenRequest"];
            };
        };
        responses: {
            /** @description The file, sent as it is read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.list": {
        parameters: {
            query?: {
                searchTerm?: string;
                role?: string;
                status?: string;
                sort?: "name" | "-name" | "email" | "-email" | "createdAt" | "-createdAt";
                cursor?: string;
                limit?: number;
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersCreateRequest"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.count": {
        parameters: {
            query?: {
                searchTerm?: string;
                role?: string;
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksCountResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.names": {
        parameters: {
            query?: {
                ids?: string[];
                searchTerm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersBulkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBulkResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UsersUpdateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.ban": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersBanRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.unban": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.removePicture": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.listSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSessionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.endSessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "users.endSession": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "account.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "account.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsCreateRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "account.data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDataResult"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "account.setPicture": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "account.removePicture": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "activity.list": {
        parameters: {
            query?: {
                actorId?: string;
                targetType?: "genre" | "book" | "author" | "organization" | "passkey" | "view" | "shelf" | "webhook" | "key" | "user" | "job";
                targetId?: string;
                action?: "genre.create" | "genre.update" | "genre.delete" | "genre.merge" | "book.create" | "book.update" | "book.delete" | "book.bulk" | "book.import" | "book.undoImport" | "book.export" | "book.restore" | "book.deletePermanently" | "book.merge" | "author.create" | "author.update" | "author.delete" | "author.bulk" | "author.import" | "author.undoImport" | "author.export" | "account.link" | "account.unlink" | "organization.create" | "organization.update" | "organization.delete" | "member.join" | "member.leave" | "member.update" | "member.remove" | "team.create" | "team.update" | "team.delete" | "team.addMember" | "team.removeMember" | "invitation.create" | "invitation.resend" | "invitation.cancel" | "invitation.decline" | "passkey.create" | "passkey.update" | "passkey.delete" | "passkey.refuse" | "passkey.excuse" | "passkeyOnly.turnOn" | "passkeyOnly.turnOff" | "recoveryCode.replace" | "recoveryCode.use" | "view.create" | "view.update" | "view.delete" | "shelf.create" | "shelf.update" | "shelf.delete" | "shelf.share" | "shelf.unshare" | "shelf.link" | "shelf.unlink" | "emailDomain.add" | "emailDomain.verify" | "emailDomain.lose" | "emailDomain.remove" | "singleSignOn.save" | "singleSignOn.remove" | "webhook.create" | "webhook.update" | "webhook.rotate" | "webhook.switchOff" | "webhook.delete" | "key.create" | "key.rotate" | "key.revoke" | "user.export" | "session.start" | "session.end" | "session.revoke" | "code.fail" | "code.guess" | "impersonation.start" | "impersonation.stop" | "user.create" | "user.update" | "user.delete" | "user.ban" | "user.unban" | "job.retry" | "job.delete";
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "activity.listOwn": {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnActivityPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "files.createLogo": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.list": {
        parameters: {
            query?: {
                state?: "waiting" | "running" | "scheduled" | "failed";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPage"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "jobs.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, the same request with the same key gets the first answer again; see above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
