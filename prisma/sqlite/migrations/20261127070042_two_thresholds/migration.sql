-- AlterTable
ALTER TABLE "StandingOrder" ADD COLUMN "andAtLeast" INTEGER;
ALTER TABLE "StandingOrder" ADD COLUMN "andGauge" TEXT;
