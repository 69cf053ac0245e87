-- AlterTable
ALTER TABLE "StandingOrder" ADD COLUMN     "alsoAtLeast" INTEGER,
ADD COLUMN     "alsoGauge" TEXT;
