-- AlterTable
ALTER TABLE "StandingOrder" ADD COLUMN "alsoAtLeast" INTEGER;
ALTER TABLE "StandingOrder" ADD COLUMN "alsoGauge" TEXT;
