-- AlterTable
ALTER TABLE "Encounter" ADD COLUMN "pilots" TEXT;
