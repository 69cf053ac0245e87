-- AlterTable
ALTER TABLE "Entry" ADD COLUMN     "earlier" TEXT,
ADD COLUMN     "messageId" TEXT;

-- AlterTable: one id so far, now as many as there are
ALTER TABLE "Pending" RENAME COLUMN "messageId" TO "shownIn";
