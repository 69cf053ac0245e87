-- AlterTable
ALTER TABLE "QueuedAct" ADD COLUMN     "held" TEXT NOT NULL DEFAULT 'no',
ADD COLUMN     "soon" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "terms" TEXT;

-- AlterTable
ALTER TABLE "StandingOrder" ADD COLUMN     "encounterId" TEXT;

-- CreateIndex
CREATE INDEX "StandingOrder_encounterId_idx" ON "StandingOrder"("encounterId");
